import { parseArgs } from 'node:util';
import { findGstProblems } from '../../fulfilment/tax/filing/findings.ts';
import { readMonth } from '../../fulfilment/tax/filing/read-issued.ts';
import { gstRegister } from '../../fulfilment/tax/filing/register.ts';
import { readGstDuties } from '../../shop/gst-duties.ts';
import { type Command, Misuse } from './command.ts';

export const gstReportCommand: Command = {
  usage: '--month 2026-11',
  does: 'writes the lines of all tax documents of a month as CSV; what to correct before filing goes to standard error',
  printsData: true,
  read(args) {
    const { values } = parseArgs({ args, options: { month: { type: 'string', default: '' } } });
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(values.month)) throw new Misuse('Name the month: --month 2026-11.');
    return async ({ db, say }) => {
      const documents = await readMonth(db, values.month);
      say((await gstRegister(documents)).trimEnd());
      for (const problem of await findGstProblems(db, documents, await readGstDuties(db)))
        console.error(problem);
    };
  },
};
