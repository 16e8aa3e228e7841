import type { BulkAction } from '@gulmohar/contract/admin/product-bulk.ts';

/** Of every form of a bulk change. */
export type BulkFormProps = {
  /** Shows what the action would do. @throws what the form shows */
  onPreview: (action: BulkAction) => Promise<void>;
};

/** What the button of every form of a bulk change says. */
export const LOOK_FIRST = 'See what changes';
