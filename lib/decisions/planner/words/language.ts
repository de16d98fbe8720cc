import { plainVerb } from "@/lib/decisions/planner/words/verbs";

const ENGLISH = new Set(
  `i my we our you your the and or but to of at for with without from by is are was be been have
  has had do does did not no this that these those it its he she they them his her their what how when where
  why who which can could should would will want need more less before after every about into up out off so
  because if then than new old help work home get make`
    .trim()
    .split(/\s+/),
);
const OTHERS = new Set(
  `el la los las una unos para por con sin quiero necesito mi mis tu que como mas muy pero del al lo le les une
  des du pour avec sans je veux dois mon ma mes ton sur dans est et ou mais plus faire der die das den dem ein
  eine einen einem und oder aber nicht ich mich mein meine meinen mit ohne zu zum zur auf für von bis wie will
  muss möchte lernen machen um il gli di da per con senza voglio devo mio mia che sono imparare fare uma não
  eu quero preciso meu minha com sem fazer aprender het een en van voor met zonder ik wil moet mijn niet leren
  på och att jag vill måste min mitt inte med för ett som og å jeg vil må ikke lære nie się chcę muszę moje jak
  bez dla na oraz ve bir için ile istiyorum gerek nasıl benim saya ingin mau untuk dan yang dengan akan belajar
  tôi muốn học của và không mina minun haluan pitää oppia hablar estudiar limpiar comprar buscar aprender
  un sotto nel nella alla dello degli trovare cercare comprare pulire scrivere finire chiamare pagare preparare
  marcar limpar arrumar escrever ligar encontrar terminar organizar preparar escribir llamar consulta médico cita
  chercher écrire finir appeler payer envoyer suchen finden machen anrufen bezahlen zoeken vinden maken kopen
  schrijven bellen köpa städa ringa skriva betala hitta
  apprendre trouver ranger nettoyer acheter aufräumen putzen kaufen schreiben`
    .trim()
    .split(/\s+/),
);

/** Said once, before the steps, when a goal is not in English. */
export const ENGLISH_ONLY_NOTICE =
  "The built-in planner writes its steps in English. Your own words stay as you wrote them.";

/** True when a text is written in another script or looks like another language than English. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return false;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (latin.length < letters.length / 2) return true;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const english = words.filter(
    (word) => ENGLISH.has(word) || (!OTHERS.has(word) && plainVerb(word) !== null),
  ).length;
  const elided = words.filter((word) =>
    /^(?:l|d|j|qu|c|n|s|m|un|all|dell)'\p{L}{3,}/u.test(word),
  ).length;
  const other = words.filter((word) => OTHERS.has(word) && !ENGLISH.has(word)).length + elided;
  if (other > english && (other >= 2 || words.length <= 3)) return true;
  return english === 0 && words.length >= 2 && /[äöüßñãõçğışåøæœąęłżźćńěřůőű¿¡]/i.test(text);
}
