import type { Variants } from "./words";

const sexual: Variants = [
  "Stepwell is for plans, decisions and everyday life, and leaves explicit sexual content out. Questions about health, closeness or a relationship are welcome in plain words.",
  "We keep this back because it is sexually explicit, or because somebody in it has not agreed. A doctor, a counsellor or a sex therapist is a good person to ask about what lies behind it.",
  "This goes further than what we take in here. If it is about intimacy or about a talk with your partner, write what you would like to change, and it can become steps.",
];

const minors: Variants = [
  "Sexual content about anyone under 18 always stays out of Stepwell, to protect children. If you are worried about your own thoughts, you can talk about them in confidence: the people below do nothing else, and they listen without judging. If a child is in danger, call {emergency}.",
  "We stop here because this speaks of a child or a teenager in a sexual way. Help exists for people who have such thoughts and want everyone to stay safe, and it begins with one call or message below. A doctor or a therapist is bound to discretion too. Where a child is at risk, ring {emergency}.",
  "A text like this is held back whoever writes it, because the young can't consent. To ask for help early protects them and you. The service below is confidential, and a therapist can go on from there. If something is happening to a child now, {emergency} is the call to make.",
];

const illegal: Variants = [
  "Somebody could be harmed by this, or the law broken, so no steps come of it. What is underneath that we could plan safely? For example “pay an urgent bill”, “get back into my own account” or “find support to stop using”.",
  "We leave this one alone because of what it could do to others or to you. Often there is a need behind it that has another way, and people who know it: a debt adviser, a lawyer, a drug counsellor, a friend who has been there.",
  "Stepwell plans nothing dangerous or against the law. Tell us what you want to have in the end, without this way to it, and we look for steps that leave you safe.",
];

const health: Variants = [
  "This can be risky for your body, so we would rather not plan it without someone who knows you. A doctor or a pharmacist can say what is safe, often by phone on the same day. You could begin with “call my doctor about changing my medication”.",
  "We stop here because doing this alone could make you seriously ill. Your reasons for it count, such as side effects, cost or how you feel in your skin, and a nurse, a dietitian or a pharmacist can work with them. Take somebody along to the appointment if that makes it easier.",
  "Medicines, fasting and mixtures act differently in everybody, which makes a plan from here a danger to you. Ask a health professional first, and tell a friend or a partner what you have in mind. If you already feel unwell, call {emergency}.",
];

const emergency: Variants = [
  "This may be an emergency, so please call {emergency} now, or ask someone near you to do it. Say what has happened and where you are. Unlock the door if you can, and stay where help will find you.",
  "Please stop reading and ring {emergency}: what you describe needs medical help at once. If anybody is with you, let them stay and speak for you. The people who answer will tell you what to do until a doctor or paramedic is there.",
  "Your body, or that of someone near you, needs help right away: {emergency}. Put the phone on loudspeaker and do what they say, step by step. Call a neighbor or a friend over so that you aren't alone until the ambulance comes.",
];

export const DANGERS_WORDS = {
  sexual_content: sexual,
  sexual_minors: minors,
  dangerous_instructions: illegal,
  dangerous_health: health,
  medical_emergency: emergency,
} as const;
