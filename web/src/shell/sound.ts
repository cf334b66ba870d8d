/** A few soft wooden clicks, made by code: a knock is a short noise through a narrow filter, with a low tone under it. */
export type Sound = "turn" | "card" | "hit" | "end";

interface Knock {
  after: number;
  pitch: number;
  length: number;
  loud: number;
}

const KNOCKS: Record<Sound, Knock[]> = {
  turn: [
    { after: 0, pitch: 620, length: 0.09, loud: 0.5 },
    { after: 0.13, pitch: 830, length: 0.11, loud: 0.5 },
  ],
  card: [{ after: 0, pitch: 1150, length: 0.05, loud: 0.28 }],
  hit: [
    { after: 0, pitch: 240, length: 0.16, loud: 0.8 },
    { after: 0.03, pitch: 420, length: 0.07, loud: 0.35 },
  ],
  end: [
    { after: 0, pitch: 520, length: 0.14, loud: 0.5 },
    { after: 0.16, pitch: 660, length: 0.14, loud: 0.5 },
    { after: 0.32, pitch: 880, length: 0.26, loud: 0.55 },
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function knock(room: AudioContext, hiss: AudioBuffer, { after, pitch, length, loud }: Knock): void {
  const start = room.currentTime + after;
  const volume = room.createGain();
  volume.gain.setValueAtTime(loud * 0.4, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(room.destination);

  const grain = room.createBufferSource();
  grain.buffer = hiss;
  const wood = room.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = pitch;
  wood.Q.value = 6;
  grain.connect(wood).connect(volume);
  grain.start(start, 0, length);

  const body = room.createOscillator();
  body.type = "sine";
  body.frequency.setValueAtTime(pitch, start);
  body.frequency.exponentialRampToValueAtTime(pitch * 0.7, start + length);
  body.connect(volume);
  body.start(start);
  body.stop(start + length);
}

/** Let a sound be heard. Browsers keep quiet until the person has touched the page; then this does nothing. */
export function sound(which: Sound): void {
  try {
    context ??= new AudioContext();
  } catch {
    return; // no sound device, no sound
  }
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const grains = noise.getChannelData(0);
    for (let index = 0; index < grains.length; index += 1) grains[index] = Math.random() * 2 - 1;
  }
  if (context.state === "suspended") void context.resume();
  for (const one of KNOCKS[which]) knock(context, noise, one);
}
