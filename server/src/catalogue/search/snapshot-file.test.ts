import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, test } from 'vitest';
import { IndexImage } from './index-image.ts';
import { readSnapshot, writeSnapshot } from './snapshot-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-index-'));
  return () => rm(folder, { recursive: true });
});

const facts = (id: string) => ({ madeBy: 'this shop', id, position: { ended: '5:5:' } });

async function read() {
  const found = await readSnapshot(folder, () => true);
  if (typeof found === 'string') throw new Error(`The file is ${found}`);
  return found;
}

test('additions to the index while it is written are not in the file', async () => {
  const image = new IndexImage(40);
  const [growing, changing] = [Uint32Array.of(1, 2, 0), Uint32Array.of(1, 2, 0)];
  image.addGrowing(growing);
  image.addChanging(changing);
  image.addTexts(['कुर्ती', 'saree']);
  image.addNumbers(Float64Array.of(0.5), Float64Array.of(1.5, 2.5));
  // Slot 33 sells out; slots 41 and 70 are added.
  changing[1] = 0;
  growing.set([1, 2 | (1 << 9), 1 << 6]);
  await writeSnapshot(folder, facts('one'), image);
  const found = await read();
  expect(found.facts).toEqual(facts('one'));
  expect([...found.image.takeSet()]).toEqual([1, 2]);
  expect([...found.image.takeSet()]).toEqual([1, 2]);
  expect(found.image.takeTexts()).toEqual(['कुर्ती', 'saree']);
  expect([...found.image.take('Float64Array')]).toEqual([0.5, 1.5, 2.5]);
});

test('a process killed while writing leaves the complete old file or the complete new one', async () => {
  const modules = ['index-image', 'snapshot-file'].map(
    (name) => new URL(`./${name}.ts`, import.meta.url).href,
  );
  const program = `
    const { IndexImage } = await import('${modules[0]}');
    const { writeSnapshot } = await import('${modules[1]}');
    for (let round = 1; ; round += 1) {
      const image = new IndexImage(0);
      image.addNumbers(new Uint32Array(1 << 20).fill(round));
      await writeSnapshot(process.argv[1], ${JSON.stringify(facts('id'))}, image);
      console.log('written');
    }`;
  for (let killed = 1; killed <= 5; killed += 1) {
    const writer = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let written = 0;
    for await (const _ of createInterface(writer.stdout)) {
      written += 1;
      // Kills it while it is writing one of the next files.
      if (written === killed) setImmediate(() => writer.kill('SIGKILL'));
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
    expect(writer.signalCode).toBe('SIGKILL');
    const { image } = await read();
    const numbers = image.take('Uint32Array');
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toBeGreaterThanOrEqual(killed);
  }
});
