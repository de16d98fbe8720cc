import type { Variants } from "./words";

const threat: Variants = [
  "It sounds as if you have been pushed very far. We hold this back because somebody could get hurt. Some distance helps first: another room, a walk, the phone out of reach, a friend who calms you. A counsellor can help with what lies behind it, and if anyone is in danger now, call {emergency}.",
  "Anger this strong has a reason, and the reason deserves to be heard. We stop here because what you wrote could harm someone, you included. A person you trust or a trained listener below can help you through the next hour without anyone being hurt. If you fear that it may happen, ring {emergency}.",
  "We take this seriously and plan nothing that could injure a person or an animal. What would make things calmer for you right now? Talk it over with someone who knows you, or with the people below, who hear about rage every day. {emergency} is there for you and for the others as well.",
];

const instructions: Variants = [
  "What this asks for could injure or kill someone, so there is no answer to it here. If you are afraid of somebody, there are ways that protect you: the police, a lawyer, a shelter, a friend who stays with you. In danger, call {emergency}. The lines below listen to anger as well.",
  "We leave this open because a person could come to harm by it. Has someone done you wrong? A counsellor or somebody you trust can help you to find a way out that leaves everyone unhurt, you too. Where it can't wait, {emergency} is the number.",
  "Instructions that hurt people stay out of Stepwell, whatever they are for. If this is for a story or out of curiosity, write about the people in it and leave out the how. If it is meant, please speak with one of the people below or with a friend first, and ring {emergency} when somebody is at risk.",
];

const thoughts: Variants = [
  "Thoughts of hurting someone can be frightening, and to have them is not the same as to act on them. Many people know them, mostly from times of great strain. A doctor or a therapist has heard them often and can help; a person you trust can stay near until they fade. If you feel that you may lose control, go to another place and call {emergency}.",
  "That this worries you says something good about you. You could tell a friend or your partner what is going on inside, in as few words as you like. A counsellor can work out with you what sets it off, and the lines below listen to this too. For a moment that can't wait there is {emergency}.",
  "Anger can rise faster than anyone can think. Space helps: a door between you, fresh air, cold water on your hands. Choose somebody to ring before it boils over, and let a doctor or a counsellor help you to find what is under it. If someone is in danger, {emergency} is right.",
];

const harassment: Variants = [
  "This reads as if it were meant to hurt or corner somebody, so we keep it back. Perhaps you have every reason to be angry. If there is a conflict behind it, write what happened and what you need from them, and we can plan that.",
  "Words like these can follow a person for a long time, which is why they stop here. A friend or a mediator can help to say it so that it is heard. What would you like to be different afterwards?",
  "We don't help to shame, follow or frighten anyone, and that protects you as well. If somebody treats you badly, try “note what happened and when” or “ask HR for a talk”. A person whom you both respect may also be able to go between.",
];

const hate: Variants = [
  "These words put people down for who they are, so Stepwell doesn't take them up. If one person did you wrong, name what they did, and we can work with that.",
  "We keep this back because it could hurt many people who have done nothing to you. Something real may lie behind it, such as fear, or an unfair day. Write about that, and it finds a way in.",
  "Everybody has a place here, whatever their origin, faith, body or love, and this text leaves some of them out. You can write it again as what happened to you and what you would like to change.",
];

export const OTHERS_WORDS = {
  threat,
  violence_instructions: instructions,
  violent_thoughts: thoughts,
  harassment,
  hate,
} as const;
