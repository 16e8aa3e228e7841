import { z } from 'zod';
import { gstRegistration } from '../values/gst-registration.ts';
import { states } from '../values/states.ts';
import { GSTIN_PATTERN, gstinComplaint, INVOICE_PREFIX_PATTERN } from '../values/tax-numbers.ts';

const NO_GSTIN = 'Please enter a valid GSTIN, for example 08AABCG4821M1ZH';

export const taxSettings = z.object({
  registration: gstRegistration,
  /** The first two digits are the code of the seller's state; empty without a registration. */
  gstin: z.string().trim().toUpperCase().max(40, 'A GSTIN has 15 characters'),
  /** The state of a seller without a GSTIN, and whether other states may order from there. */
  state: z.enum(states).nullable(),
  sellsElsewhere: z.boolean(),
  /** Last year, all GSTINs of the PAN together: HSN codes then need six digits, otherwise four. */
  isAbove5Crore: z.boolean(),
  invoicePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(INVOICE_PREFIX_PATTERN, 'One or two letters or digits'),
  /** The code under which a GST return reports delivery. Accountants differ. */
  deliveryHsn: z.enum(['own', 'goods']),
});
export type TaxSettings = z.output<typeof taxSettings>;

/**
 * Those that were saved before the fields about the registration were added are complete, too. A GSTIN saved before
 * check characters were verified can be read, because the shop must start for its owner to correct it.
 */
export const savedTaxSettings = taxSettings.extend({
  registration: gstRegistration.default('regular'),
  state: taxSettings.shape.state.default(null),
  sellsElsewhere: z.boolean().default(false),
});

/** What the registration needs is checked, and what it leaves without a meaning is dropped. */
function complete<Input>(schema: z.ZodType<TaxSettings, Input>) {
  return schema
    .check(({ value: { registration, gstin, state }, issues }) => {
      const complain = (field: 'gstin' | 'state', message: string | undefined) => {
        if (message) issues.push({ code: 'custom', path: [field], message, input: field });
      };
      if (registration !== 'none')
        complain('gstin', GSTIN_PATTERN.test(gstin) ? gstinComplaint(gstin) : NO_GSTIN);
      else if (state === null) complain('state', 'Please choose your state');
    })
    .transform((value) =>
      value.registration === 'none'
        ? { ...value, gstin: '' }
        : { ...value, state: null, sellsElsewhere: false },
    );
}

export const taxSettingsToSave = complete(taxSettings);
/** The same for calls that leave the last fields out. */
export const taxSettingsSent = complete(savedTaxSettings);
