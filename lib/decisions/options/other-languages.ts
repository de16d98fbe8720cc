import type { ReadOptions } from "./read-options";
import type { Sentence } from "./sentences";
import { cut, type Span, wordsOf } from "./span";
import { tidyOptions } from "./tidy-options";

/**
 * How a language joins options and asks for a decision. Without `asks` only short questions of two
 * sides are read ("Kaffee oder Tee?"), and none that begins as `other` says, which asks something else.
 */
type Language = { or: RegExp; asks: RegExp; other: RegExp | null };

const LANGUAGES: readonly Language[] = [
  {
    or: /,?\soder\s(?:soll(?:te)? ich\s|lieber\s|doch\s)*/gi,
    asks: /^(?:soll|sollte|sollen|sollten) (?:ich|wir) (?:(?:lieber|besser|eher|jetzt) )?/i,
    other:
      /^(?:was|wer|wen|wem|wie|wo|woher|wohin|wann|warum|welche\w*|kann\w*|könn\w+|hast|habt|haben|hat|bist|ist|sind|war\w*|willst|will|wollen|gibt|wird|werden|wurde|darf\w*|muss\w*|möchte\w*|magst|weiß\w*|kennst|geht|gehst|kommst|ich|du|er|sie|wir|ihr|es)\b/i,
  },
  {
    or: /,?\sou\s(?:bien\s|plutôt\s)*/gi,
    asks: /^(?:dois-je|devrais-je|devrions-nous|devons-nous|faut-il|(?:est-ce que )?(?:je|on|nous) (?:dois|doit|devons|devrais|devrait|devrions)|devo|devia|deveria|devemos|deveríamos|é melhor) /i,
    other:
      /^(?:est|es|êtes|qu\w*|que|quoi|où|comment|pourquoi|quand|combien|peu\w+|pouv\w+|as|avez|avons|y|il|elle|tu|vous|ils|on|je|nous|o que|quem|como|onde|quando|quanto|você|pode|posso|tem|tens|há|eu)(?![\p{L}])/iu,
  },
  {
    or: /,?\s(?:o|oppure)\s(?!clock)(?:mejor\s)?/gi,
    asks: /^¿?(?:(?:yo )?(?:debo|debería|debemos|deberíamos)|es mejor|me conviene|(?:io )?(?:devo|dovrei|dobbiamo|dovremmo)|è meglio|meglio) /i,
    other:
      /^(?:¿?\s*(?:qué|quién|cómo|dónde|cuándo|cuánto\w*|cuál\w*|por qué|puede\w*|puedo|tienes|tiene|hay|es|está\w*|eres|sabes|quieres|yo|tú)|che|chi|come|dove|quando|quanto|quale|perché|puoi|posso|può|hai|ha|c'è|sei|sai|vuoi|io|tu|\d+)(?![\p{L}])/iu,
  },
  {
    or: /,?\seller\s/gi,
    asks: /^(?:ska|skal|skall|bör|bør|borde|burde) (?:jag|jeg|vi|eg) /i,
    other:
      /^(?:vad|hva|hvad|vem|hvem|var|hvor\w*|hur|när|når|varför|hvorfor|kan|har|är|er|vill|vil|får|finns|finnes|findes|du|jag|jeg|vi|han|hon|hun|det|den)(?![\p{L}])/iu,
  },
  { or: /,?\sof\s(?:toch\s)?/gi, asks: /^(?:zal|zullen|moet|moeten) (?:ik|we|wij) /i, other: null },
  {
    or: /,?\s(?:или|або|чи)\s/gi,
    asks: /^(?:мне|стоит ли(?: мне)?|мені|чи варто(?: мені)?) /iu,
    other:
      /^(?:что|кто|как|где|куда|когда|почему|зачем|сколько|можно|можешь|есть|ты|вы|я|он|она|мы|они|що|хто|де|чи)(?![\p{L}])/iu,
  },
  {
    or: /,?\s(?:czy|albo|lub)\s/gi,
    asks: /^(?:czy )?(?:mam|mamy|powinienem|powinnam|powinniśmy|warto) /i,
    other: null,
  },
];

const MOST_WORDS_A_SIDE = 3;

/** Options of a question in another language, where it is plain that it asks to choose; else null. */
export function readOtherLanguage(span: Span, { isAsked }: Sentence): ReadOptions | null {
  if (!isAsked || span.text.length > 300) return null;
  for (const { or, asks, other } of LANGUAGES) {
    const lead = asks.exec(span.plain);
    if (!lead && (other === null || other.test(span.plain))) continue;
    const sides = splitAt(cut(span, lead?.[0].length ?? 0), or);
    const isShort = sides.every((side) => wordsOf(side).length <= MOST_WORDS_A_SIDE);
    if (sides.length < 2 || (!lead && !isShort)) continue;
    const options = tidyOptions(
      sides.map((side) => side.replace(/^¿\s*/, "")),
      false,
    );
    if (options !== null) return { question: `${span.text}?`, options };
  }
  return null;
}

/** "A, B oder C": commas count where an "or" follows and the pieces are short. */
function splitAt(span: Span, or: RegExp): string[] {
  const sides: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of span.plain.matchAll(or)) {
    const pieces = cut(span, from, index).text.split(/,\s/);
    const isList = pieces.every((piece) => wordsOf(piece).length <= MOST_WORDS_A_SIDE);
    sides.push(...(isList ? pieces : [pieces.join(", ")]));
    from = index + joint.length;
  }
  return from === 0 ? [] : [...sides, cut(span, from).text].filter((side) => side !== "");
}
