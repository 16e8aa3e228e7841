import { parseArgs } from 'node:util';
import { StartupError } from '../startup-error.ts';
import { gstReport } from '../tax/gst-report.ts';
import type { Command } from './commands.ts';

export const gstReportCommand: Command = {
  usage: '--month 2026-11',
  does: 'writes the lines of all invoices and credit notes of a month as CSV',
  async run({ db, say }, args) {
    const { values } = parseArgs({ args, options: { month: { type: 'string', default: '' } } });
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(values.month))
      throw new StartupError('Say which month: --month 2026-11.');
    say(await gstReport(db, values.month));
  },
};
