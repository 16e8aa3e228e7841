import type { BulkAction } from '@gulmohar/contract/admin/product-bulk.ts';

export type BulkFormProps = {
  /** Shows a preview of the action. @throws the error for the form to show */
  onPreview: (action: BulkAction) => Promise<void>;
};

/** The text of the button of every bulk change form. */
export const PREVIEW_CHANGES = 'Preview changes';
