export type Signal = 'good' | 'bad';

/** Hertz and seconds: one short high tone, or two long low ones. */
const tones: Record<Signal, { pitch: number; starts: number[]; length: number }> = {
  good: { pitch: 1_320, starts: [0], length: 0.08 },
  bad: { pitch: 160, starts: [0, 0.35], length: 0.28 },
};
/** Vibration in milliseconds: on, off, on. */
const SHAKE = [250, 100, 250];

let context: AudioContext | undefined;

/**
 * Plays a sound for each scan, and also vibrates for a wrong one, so that staff need not look at the screen.
 */
export function giveSignal(signal: Signal): void {
  if (signal === 'bad') navigator.vibrate?.(SHAKE);
  // Browsers allow sound only after a key press or tap, which a scan is; the page may have been reloaded since.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const { pitch, starts, length } = tones[signal];
  for (const start of starts) {
    const tone = context.createOscillator();
    tone.type = 'square';
    tone.frequency.value = pitch;
    tone.connect(context.destination);
    tone.start(context.currentTime + start);
    tone.stop(context.currentTime + start + length);
  }
}
