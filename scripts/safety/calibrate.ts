import { eachWindow } from "../../lib/safety/check/classify.ts";
import { HEADS, type Model } from "../../lib/safety/check/model.ts";
import { readText } from "../../lib/safety/check/read-text.ts";
import { readSentences } from "../../lib/safety/check/sentence-sums.ts";
import type { Row } from "./rows.ts";

/** The greatest probability of each head over the windows of a text. */
export function worstOf(model: Model, text: string): Float32Array {
  const worst = new Float32Array(HEADS.length);
  const { literal, sentences } = readText(text);
  eachWindow(model, readSentences(model, literal, sentences), ({ probabilities }) => {
    for (let head = 0; head < worst.length; head += 1) {
      worst[head] = Math.max(worst[head] ?? 0, probabilities[head] ?? 0);
    }
  });
  return worst;
}

/** Platt's calibration of each head on rows that were not trained on, by Newton's method. */
export function calibrated(model: Model, rows: readonly Row[]): Model {
  const worst = rows.map(({ text }) => worstOf(model, text));
  const heads = model.heads.map((head, index) => {
    const points = rows.map(({ label }, row) => ({
      score: logOdds(worst[row]?.[index] ?? 0),
      isPositive: index === HEADS.length - 1 ? label !== "none" : HEADS[index] === label,
    }));
    return { ...head, ...platt(points) };
  });
  return { ...model, heads };
}

function logOdds(probability: number): number {
  const bounded = Math.min(1 - 1e-7, Math.max(1e-7, probability));
  return Math.log(bounded / (1 - bounded));
}

type Point = { score: number; isPositive: boolean };

function platt(points: readonly Point[]): { slope: number; intercept: number } {
  const positives = points.filter(({ isPositive }) => isPositive).length;
  // Targets a little within 0 and 1, as Platt proposes, so that no slope grows without bound.
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (points.length - positives + 2);
  let slope = 1;
  let intercept = 0;
  for (let round = 0; round < 60; round += 1) {
    let [toSlope, toIntercept, ss, si, ii] = [0, 0, 1e-4, 0, 1e-4];
    for (const { score, isPositive } of points) {
      const probability = 1 / (1 + Math.exp(-(slope * score + intercept)));
      const error = probability - (isPositive ? high : low);
      const curve = probability * (1 - probability);
      toSlope += error * score;
      toIntercept += error;
      ss += curve * score * score;
      si += curve * score;
      ii += curve;
    }
    const determinant = ss * ii - si * si;
    const stepSlope = (ii * toSlope - si * toIntercept) / determinant;
    const stepIntercept = (ss * toIntercept - si * toSlope) / determinant;
    slope = Math.min(4, Math.max(0.2, slope - 0.5 * stepSlope));
    intercept -= 0.5 * stepIntercept;
  }
  return { slope, intercept };
}
