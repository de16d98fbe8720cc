import styles from "@/components/decisions/coin/coin.module.css";
import { CoinFace } from "@/components/decisions/coin/coin-face";

type CoinStageProps = {
  /** `landing` shows how it came down; a coin that is found at rest does not move. */
  motion: "resting" | "turning" | "landing";
  /** The place of the chosen option, from 1; null before there is one. */
  chosen: number | null;
};

/** Layers between the two faces, which make the coin as thick as one. Pixels. */
const EDGE = [-4, -2, 0, 2, 4];

/** A coin over its water, drawn; what it means stands beside it in words. */
export function CoinStage({ motion, chosen }: CoinStageProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="coin"
      data-motion={motion}
      data-face={chosen === null ? "mark" : "number"}
      className={styles.stage}
    >
      <div className={styles.toss}>
        <div className={styles.body}>
          {EDGE.map((depth) => (
            <div
              key={depth}
              className={styles.edge}
              style={{ transform: `translateZ(${depth}px)` }}
            />
          ))}
          <div className={styles.face}>
            <CoinFace number={null} />
          </div>
          <div className={`${styles.face} ${styles.back}`}>
            <CoinFace number={chosen} />
          </div>
        </div>
      </div>
      <svg aria-hidden="true" viewBox="0 0 256 72" className={styles.water}>
        <ellipse className={styles.pool} cx="128" cy="42" rx="104" ry="22" />
        <ellipse className={styles.ring} cx="128" cy="42" rx="122" ry="28" />
        <ellipse className={styles.ring} cx="128" cy="42" rx="88" ry="18" />
        <ellipse className={styles.shade} cx="128" cy="42" rx="52" ry="10" />
      </svg>
    </div>
  );
}
