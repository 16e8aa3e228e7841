import { RETURN_REASON_MISSING, returnPhotoUpload } from '@gulmohar/contract/fulfilment/return-rules.ts';
import {
  type ReturnReason,
  reasonText,
  wantsPhoto,
} from '../../../contract/src/fulfilment/return-reasons.ts';
import type { Requested } from './exchange-choice.tsx';
import { orderMessages as messages } from './order.messages.ts';

export type ReasonDraft = { reason: ReturnReason | null; words: string; photo: File | undefined };

export type ReturnErrors = { reason?: string; words?: string; photo?: string; size?: string };

type Checked =
  | { reason: string; photo: File | undefined }
  /** The errors, and the CSS selector of the field to focus. */
  | { errors: ReturnErrors; field: string };

/** Returns what to send, or the first error. */
export function checkReturn({ reason, words, photo: chosen }: ReasonDraft, requested: Requested): Checked {
  if (reason === null) return { errors: { reason: RETURN_REASON_MISSING }, field: '[data-reasons] input' };
  const text = reasonText(reason, words);
  if (text === '') return { errors: { words: RETURN_REASON_MISSING }, field: '[name=words]' };
  const photo = wantsPhoto(reason) ? chosen : undefined;
  if (photo && photo.size > returnPhotoUpload.maxBytes) {
    return { errors: { photo: messages.photoTooLarge }, field: '[name=photo]' };
  }
  if (requested === 'undecided') {
    return { errors: { size: messages.newSizeMissing }, field: '[data-sizes] input' };
  }
  return { reason: text, photo };
}
