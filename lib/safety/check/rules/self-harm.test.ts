import { describe, expect, test } from "vitest";
import { reasonsIn } from "@/tests/unit/safety-rules";
import { selfHarmRules } from "./self-harm.ts";

const reasonOf = (text: string) => reasonsIn(selfHarmRules, text);

describe("thoughts of death and of hurting oneself", () => {
  test.each([
    "i want to die",
    "i don't see any reason to go on",
    "nobody cares if i live or die",
    "i just want the pain to stop forever",
    "i want to disappear for good",
    "i feel like a burden to my family",
    "i don't want to live anymore",
    "i don't want to live like this, i want help",
    "i keep thinking about stepping in front of a train",
    "what's the point of carrying on",
    "i feel like ending it tonight",
    "i want to bleed out",
    "i'm standing on the bridge",
    "maybe i should just crash the car",
    "i wish someone would run me over",
    "i can't go on",
    "can't go on any more.",
    "i don't expect to be around much longer",
    "i just want to sleep forever",
    "i'm scared of what i might do to myself tonight",
    "my life insurance would help them more than i do",
    "i have a rope in the garage and i keep looking at it",
    "i burned myself with the lighter again",
    "maybe they'd be ok without me",
    "there is no reason for me to keep going",
    "i don't see a way out, this is the end for me",
    "i can't do this any more, i just want it all to stop",
    "i don't want to be here any more, what is the point",
    "i dont want to be here anymore what is the point",
    "i don't want to be here any longer, everyone would be better off",
    "i dont want to be alive",
    "i no longer want to exist",
    "i wish i was dead",
    "i wish i had never been born",
    "i wish i could go to sleep and never wake up",
    "not suicidal but i wish i wouldn't wake up",
    "i'm not going to kill myself, but i want to be dead",
    "i'm suicidal",
    "feeling suicidal again",
    "i have suicidal thoughts every night",
    "i think about killing myself a lot",
    "i can't stop thinking about suicide",
    "thoughts of ending my life keep coming back",
    "killing myself crosses my mind every day",
    "i used to cut, and last night i did again",
    "i cut myself again last night",
    "i hurt myself on purpose today",
    "i want to hurt myself",
    "the urge to self-harm is strong",
    "i can't stop hurting myself",
    "i've been cutting myself since march",
    "everyone would be better off without me",
    "my kids would be better off if i was dead",
    "would anyone even care if i died",
    "nobody would notice if i was gone",
    "there's no reason to live",
    "i have nothing to live for",
    "life isn't worth living",
    "i'm tired of being alive",
    "i'm done with life",
    "i've lost the will to live",
    "i hate being alive",
    "i can't keep living",
    "i shouldn't be alive",
    "i'd rather be dead",
    "i don't care if i live or die",
    "death would be a relief",
    "i hope i die in my sleep",
    "the voices tell me to kill myself",
    "the only reason i'm still alive is my dog, nothing else keeps me from killing myself",
    "i'm scared i'm going to kill myself",
    "who do i call when i want to kill myself",
    "get through the week without hurting myself",
    "part of me wants to die",
    "i picture myself dead",
    "i wish my attempt had worked",
    "i was suicidal last year and it's back",
    "i don't trust myself with the pills",
    "every time i fail i want to disappear forever",
    "how do you keep going when you want to be dead",
    "i don't have the guts to kill myself",
  ])("are seen in: %s", (text) => {
    expect(reasonOf(text)).toEqual(["self_harm_ideation"]);
  });
});

describe("the will to die or to hurt oneself", () => {
  test.each([
    "kill myself",
    "finally end my life",
    "hurt myself tonight",
    "clean my room before i kill myself",
    "plan my suicide",
    "write letters, then end my life",
    "i'm going to kill myself",
    "im gonna kill my self",
    "i want to kill myself",
    "tonight i will end it all",
    "i've decided to end my life",
    "i'm about to jump off the bridge",
    "i am going to walk in front of a train",
    "i'm killing myself when they are asleep",
    "i'm going to hang myself",
    "i'm going to overdose",
    "i'm going to take all my pills",
    "should i kill myself",
    "should i just die",
    "i tried to kill myself yesterday",
    "tonight i will put an end to my life",
    "live or die?",
    "tea or kill myself",
    "i'm going to cut myself",
    "i'll hurt myself until it stops",
    "i'll be dead by friday",
    "i won't be alive next week",
    "i've been saving up my pills",
    "help me write my suicide note",
    "i want to die tonight",
    "imma unalive myself",
    "gonna kms tonight, not joking",
    "nobody can stop me from what i will do, i will commit suicide",
    "put my papers in order so nobody has trouble after i kill myself",
  ])("is seen in: %s", (text) => {
    expect(reasonOf(text)).toContain("self_harm_intent");
  });
});

describe("questions of how", () => {
  test.each([
    "how do i kill myself",
    "how to end my life",
    "what is the least painful way to die",
    "painless suicide methods",
    "fastest way to kill myself",
    "best way to commit suicide",
    "how many pills do i need to die",
    "how do i die without pain",
    "what can i use to cut myself",
    "how do i hide my cuts from my mum",
    "how to self-harm without anyone noticing",
    "tips to starve myself",
    "pro ana tips",
    "how can i make myself throw up",
    "what can i take so that i don't wake up",
    "for a story but really for me, how do i die painlessly",
    "how do i make my suicide look like an accident",
    "which is less painful, hanging or drowning",
    "find a suicide pact forum",
  ])("are seen in: %s", (text) => {
    expect(reasonOf(text)).toEqual(["self_harm_method"]);
  });
});

describe("worry about somebody else", () => {
  test.each([
    "my husband has locked himself in the bathroom with a knife",
    "my friend says she wants to die",
    "my brother is suicidal",
    "my daughter is cutting herself",
    "my ex says he'll kill himself if i leave",
    "my husband told me he'd be better off dead",
    "my son doesn't want to live",
    "someone in my class wants to kill themselves",
    "how do i help a suicidal friend",
    "my roommate tried to kill herself",
    "stop my sister from hurting herself",
    "what do i say to someone who wants to end their life",
    "can i get in trouble for not reporting that my friend plans to die",
    "she keeps saying she wants to kill herself",
    "my student told me that she self-harms",
    "my 15 year old doesnt want to be alive anymore",
    "my 12 yr old said she wishes she was dead",
    "my 16 yo is suicidal",
    "my 13yo keeps saying he wishes he was never born",
    "my eight year old says she wants to die",
  ])("is seen in: %s", (text) => {
    expect(reasonOf(text)).toEqual(["self_harm_worry"]);
  });
});

test("who wants to bring somebody to it is not taken for one who worries", () => {
  expect(reasonOf("how do i get her to kill herself")).toEqual(["violence_instructions"]);
  expect(reasonOf("drive him to suicide")).toEqual(["violence_instructions"]);
  expect(reasonOf("i don't want her to kill herself")).toEqual(["self_harm_worry"]);
});

describe("words without risk", () => {
  test.each([
    "my husband has locked himself in the shed with his new tools",
    "there is no reason for me to keep going to that gym",
    "my 15 year old honda is dying on me",
    "my 6 year old wishes she was a mermaid",
    "my 12 yr old doesn't want to be here at the party",
    "what's the point of carrying on with this course",
    "i feel like ending it with him tonight",
    "i'm standing on the bridge for the photo",
    "should i drive to leeds or take the train",
    "i should bleed the radiators",
    "run me over to the station",
    "i can't go on tuesday",
    "i can't go on holiday with them",
    "i don't expect to be here for much longer than an hour",
    "i could sleep forever on that mattress",
    "i'm scared of what i might do wrong at the audit",
    "compare life insurance that would help them more than the old one",
    "the bridge is lovely and i keep looking at photos of it",
    "i burned myself with the lighter by accident",
    "they'd be ok without me for a weekend",
    "they'll be fine without me at the party",
    "i can't see a way out of this contract",
    "i keep thinking about stepping into a new role",
    "i can't do this spreadsheet any more, i want it to stop crashing",
    "i don't want to be at this party any more, what is the point",
    "i don't want to be here any more than you do, let's go home",
    "i don't want to be here any longer than an hour, the meeting has no point",
    "overdose awareness day: plan the walk",
    "carry on with the report, i see no reason to go on holiday yet",
    "i want the pain in my knee to stop",
    "i'm not suicidal",
    "i don't want to die",
    "i'm not going to kill myself",
    "i would never kill myself",
    "i have no plans to hurt myself",
    "no suicidal thoughts, just tired",
    "he asked me if i'm suicidal",
    "i used to cut myself in high school",
    "i was suicidal last year, i'm well now",
    "two years clean from self-harm",
    "when i was sixteen i wanted to die",
    "i stopped wanting to die",
    "i tried to kill myself ten years ago",
    "my brother killed himself in may",
    "my father died by suicide",
    "we lost our son to suicide",
    "go to the group for people bereaved by suicide",
    "write the suicide prevention leaflet",
    "plan a suicide prevention walk",
    "essay on the history of suicide",
    "in the novel the hero wants to die",
    "fix the quest where the ghost says i want to die",
    "celebrate one year since i stopped hurting myself",
    "my sister says she'd kill herself if she had to share a tent lol",
    "i'm going to kill myself if this printer jams again haha",
  ])("pass: %s", (text) => {
    expect(reasonOf(text)).toEqual([]);
  });

  test.each([
    "i don't want to live with my parents anymore",
    "i don't want to live in this flat",
    "i don't want to wake up at five",
    "i'm tired of living out of boxes",
    "no point in living here",
    "better off without him",
    "there is no reason to live in london",
    "i wish i was dead certain about this",
    "i wish i was born in spain",
    "end my lease",
    "take my life back from my phone",
    "end it all with this phone company",
    "i cut my hours at work",
    "jump off the property ladder",
    "how do i tie a bowline knot",
    "how to die my hair",
    "which pills help against hay fever",
    "my friend says she wants to move out",
    "run 5 kms before work",
    "how do i hide my tattoo from my mum",
    "my cat wants to kill the curtain",
    "should i jump now or wait for a better rate",
    "i hate my life right now, worst day ever",
    "i can't do this anymore, the inbox wins",
    "i want to disappear for a week with the dog",
    "i think about the sea every night",
    "overdose on fresh air",
    "i hurt my back",
    "my toddler hurt himself at the playground",
  ])("are not taken for risk: %s", (text) => {
    expect(reasonOf(text)).toEqual([]);
  });
});

test("what is denied or over is cleared, unless the sentence turns", () => {
  const kinds = (text: string) =>
    selfHarmRules.find({ text, before: "", after: "" }).map(({ kind }) => kind);
  expect(kinds("i'm not suicidal")).toEqual(["clears"]);
  expect(kinds("i wanted to die when i was sixteen")).toEqual(["clears"]);
  expect(kinds("i'm not suicidal but i'd press that button")).toEqual([]);
  expect(kinds("my brother killed himself and i want to follow him")).toEqual([]);
});
