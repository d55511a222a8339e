// A soft click for a move and a lower one for the end; made here, so that nothing is loaded.
let context: AudioContext | undefined;

function tone(frequency: number, length: number, delay = 0): void {
  if (!context) return;
  const start = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(frequency, start);
  oscillator.frequency.exponentialRampToValueAtTime(frequency / 2, start + length);
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export function play(what: "move" | "end"): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (what === "move") tone(520, 0.07);
  else {
    tone(392, 0.25);
    tone(262, 0.4, 0.16);
  }
}
