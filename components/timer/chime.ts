/** A soft major chord, note after note: hertz, and seconds after the first. */
const NOTES = [
  { hertz: 523.25, after: 0 },
  { hertz: 659.25, after: 0.28 },
  { hertz: 783.99, after: 0.56 },
] as const;
const LOUDNESS = 0.14;
const FADE_SECONDS = 2.4;

let audio: AudioContext | null = null;
let latest = 0;

/**
 * Readies the sound for this tab. Browsers allow it only while the person does something, and the
 * tab in which they did it is the one that rings.
 */
export function armChime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
  } catch {
    // A browser without Web Audio shows the end all the same.
  }
}

/**
 * Lets the sound come in so many seconds, by the clock of the sound itself: a tab in the background
 * is too slow to be on time. Does nothing in a tab that is not armed. Returns how to call it off.
 */
export function scheduleChime(seconds: number): () => void {
  const context = audio;
  if (!context) return () => undefined;
  latest += 1;
  const mine = latest;
  void context.resume().catch(() => undefined);
  const begin = context.currentTime + Math.max(0, seconds);
  const notes = NOTES.map(({ hertz, after }) => ring(context, hertz, begin + after));
  // A sound card that waits for nothing costs battery.
  const rest = () => void (mine === latest && context.suspend().catch(() => undefined));
  notes.at(-1)?.addEventListener("ended", rest);
  return () => {
    for (const note of notes) note.disconnect();
    rest();
  };
}

function ring(context: AudioContext, hertz: number, at: number): OscillatorNode {
  const note = new OscillatorNode(context, { frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.04);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + FADE_SECONDS);
  note.connect(volume).connect(context.destination);
  note.start(at);
  note.stop(at + FADE_SECONDS);
  return note;
}
