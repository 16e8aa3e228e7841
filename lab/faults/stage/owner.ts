import { setTimeout as wait } from 'node:timers/promises';
import { signInStaff } from '@gulmohar/contract/admin/session.ts';
import { uploadSlidePicture } from '@gulmohar/contract/admin/settings-calls.ts';
import sharp from 'sharp';

/** The owner of the demo shop. */
const OWNER = { email: 'owner@gulmohar.example', password: 'Owner@2026' };
const PAUSE_MS = 2_000;
const PATIENCE_MS = 30_000;

/** The outcome of the owner's uploads. */
export type Uploads = {
  /** The addresses of the pictures that the shop reported as stored. */
  stored: string[];
  refused: Record<string, number>;
};

/**
 * Uploads one picture after another as the owner, and continues when one is refused.
 * @param url of the shop
 */
export async function keepUploading(url: string): Promise<{ uploads: Uploads; stop(): Promise<Uploads> }> {
  const uploads: Uploads = { stored: [], refused: {} };
  const cookie = await signIn(url);
  let isOver = false;

  async function upload(number: number): Promise<void> {
    const background = { r: number % 256, g: (number >> 8) % 256, b: 90 };
    const picture = sharp({ create: { width: 640, height: 360, channels: 3, background } });
    const response = await fetch(`${url}/api${uploadSlidePicture.path}?shape=wide`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'image/png' },
      body: new Uint8Array(await picture.png().toBuffer()),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    const reply = await response?.json().catch(() => undefined);
    if (response?.status === 200 && reply) uploads.stored.push((reply as { address: string }).address);
    else {
      const status = `${response?.status ?? 0}`;
      uploads.refused[status] = (uploads.refused[status] ?? 0) + 1;
    }
  }

  async function work(): Promise<void> {
    for (let number = 0; !isOver; number++) {
      await upload(number);
      await wait(PAUSE_MS);
    }
  }

  const working = work();
  working.catch(() => undefined);
  return {
    uploads,
    async stop() {
      isOver = true;
      await working;
      return uploads;
    },
  };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api${signInStaff.path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`The owner could not sign in: ${await response.text()}`);
  return cookie.split(';')[0] ?? '';
}
