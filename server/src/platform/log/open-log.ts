import cluster from 'node:cluster';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import type { Environment } from '../config/env.ts';
import { createLog } from './log.ts';

type LogSettings = Pick<Environment, 'LOG_LEVEL' | 'SHOP_MODE' | 'DATA_DIR'>;

/** @returns the file of the log; undefined if the log goes to standard output */
export function logFile({ LOG_LEVEL, SHOP_MODE, DATA_DIR }: LogSettings): string | undefined {
  return LOG_LEVEL || SHOP_MODE === 'live' ? undefined : path.join(DATA_DIR, 'shop.log');
}

/** A file starts anew with the shop; errors appear on the terminal as well. */
export function openLog(env: LogSettings): Logger {
  const level = env.LOG_LEVEL ?? 'info';
  const dest = logFile(env);
  if (!dest) return createLog(level);
  const file = pino.destination({ dest, mkdir: true, append: cluster.isWorker });
  return createLog(level, pino.multistream([{ stream: file }, { stream: process.stderr, level: 'error' }]));
}
