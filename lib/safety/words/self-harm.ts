import type { Variants } from "./words";

/** Thoughts of death or of hurting oneself, without a plan. */
const ideation: Variants = [
  "Thank you for writing this down; it sounds very heavy to carry. You don't have to hold it alone. Is there a friend, a partner or somebody in your family whom you could tell today, even in one line? A doctor or a therapist can help with this too, and the people below answer at any hour.",
  "That sounds like a great deal of pain, and it matters that you said it. Thoughts like these can ease, and they ease sooner in company. You could show these words to a person you trust, or read them out to your doctor or counsellor. The trained listeners below are there right now.",
  "It takes something to put this into words, and we are glad that you did. Many people have felt this way and found their way back to days that are worth having. Who could sit with you for a while: a neighbor, a sister, an old friend? A crisis counsellor or a doctor will hear you out without judging.",
  "What you feel is real, and you deserve support with it. Please reach out to somebody who is kind to you, and let a professional such as your doctor, a nurse or a counsellor know how bad it has become. If it gets worse, call one of the lines below, or {emergency}.",
];

/** A resolve, a plan, a farewell. */
const intent: Variants = [
  "We are really glad that you wrote this, and we want you to be safe. We stop here because your life comes before any plan. Please let someone be with you now: call a friend, a relative or a neighbor and tell them what you told us. The crisis counsellors below are trained for exactly this moment. If you might act on it, call {emergency}.",
  "You matter, and a moment like this can pass. Please don't stay alone with it: go where another person is, or ask someone you trust to come. Talk to a crisis counsellor below or to a doctor whom you know. Where the danger is close, {emergency} is the right call. What you describe could cost you your life or your health, so it goes no further here.",
  "It sounds as if the pain has grown past what anyone can bear alone. Both those who love you and professionals who answer day and night would want to hear from you before you do anything. Reach one of them below, and move away from whatever you could hurt yourself with. An emergency team at {emergency} helps with this too. We keep this text back to keep you safe.",
  "Thank you for saying it plainly; that can be where things begin to turn. Could you tell one person close to you, aloud or in a message, that you are not safe at the moment? Then speak with a trained listener below; in the nearest hospital, or through {emergency}, people will look after you until it is calmer. Nothing is made of these words here, because we hope that you stay.",
];

/** Asks for ways, or for how to hide it. */
const method: Variants = [
  "It sounds as if you are looking for a way to hurt yourself, and that worries us. An answer could cost you your health or your life, so there is none here. Please tell someone you trust how you feel today. A crisis counsellor below will talk with you, and you needn't explain it well. If you are in danger now, call {emergency}.",
  "Behind a question like this there is often pain that has gone on for too long. We leave it open so that nothing here puts you at risk. A friend, a parent or a colleague can sit beside you while you call one of the lines below, where trained people know this question and don't judge it. {emergency} is there for you as well.",
  "We would rather help you through this than towards something that can't be undone. This stays unanswered because it could harm you. Who makes you feel a little safer: a brother, a flatmate, somebody from work? Let that person know, and let a doctor or one of the lines below help with what hurts; in danger, {emergency} will.",
  "Whatever led you to ask this deserves care, and you do too. We give no answers that could injure you. Bodies and minds under this much strain need other people: a friend nearby, a doctor or nurse, a listener from the lines below. When it becomes too strong to wait, call {emergency}.",
];

/** Somebody else is at risk. */
const worry: Variants = [
  "It is good that you take this seriously. To ask somebody openly whether they think of suicide doesn't put the idea into their head; it shows them that they are not alone. Stay with them if you can, bring in a friend or relative whom they trust, and call a counsellor below together. In immediate danger, call {emergency}.",
  "You noticed, and that can make all the difference. Listen first, without solving anything, and tell them that they are dear to you. Help them to reach a doctor or one of the lines below; you may call for advice yourself, and lean on your own friends. If you think that they may act soon, ring {emergency} and have someone stay with them.",
  "To worry about someone like this is hard to bear. You needn't find perfect words: be there, ask how bad it is, and believe the answer. A family member or a friend can share the load, and the professionals below also talk with people who are worried about another. {emergency} is right when a life is at risk now.",
  "Thank you for looking out for them. Keep in touch, even with a short message, and ask who else may know, such as a partner, a parent or a close friend. Their doctor or a crisis counsellor below can say what to do next. With signs that it may happen today, don't wait: {emergency}.",
];

export const SELF_HARM_WORDS = {
  self_harm_ideation: ideation,
  self_harm_intent: intent,
  self_harm_method: method,
  self_harm_worry: worry,
} as const;
