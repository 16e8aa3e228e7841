import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const UNIT = path.join(ROOT, 'deploy/gulmohar.service');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** The values of a setting of the unit, in order. */
function valuesOf(name: string): string[] {
  const lines = readFileSync(UNIT, 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith(`${name}=`))
    .flatMap((line) => line.slice(name.length + 1).split(' '));
}

test('the service can write to every folder that the unit and the runbook give it', () => {
  const writable = [
    ...valuesOf('StateDirectory').map((name) => `/var/lib/${name}`),
    ...valuesOf('ReadWritePaths').map((folder) => folder.replace(/^-/, '')),
  ];
  expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  const dataDir = valuesOf('Environment').find((one) => one.startsWith('DATA_DIR='));
  expect(writable).toContain(dataDir?.slice('DATA_DIR='.length));
  const backups = '/var/backups/gulmohar';
  expect(readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8')).toContain(`\nBACKUP_TO=${backups}\n`);
  expect(writable).toContain(backups);
  // Where backups are restored to verify them.
  expect(valuesOf('PrivateTmp')).toEqual(['yes']);
});

test.runIf(hasSystemd)('systemd understands every line of the unit', () => {
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', UNIT], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(UNIT))).toEqual([]);
});
