import { newPassword } from '@gulmohar/contract/accounts/password.ts';
import { z } from 'zod';
import { passwordMessages as messages } from './password.messages.ts';

/** A new password, entered twice. */
export const newPasswordShape = {
  newPassword: newPassword(messages.fillAll),
  confirmPassword: z.string().min(1, messages.fillAll),
};

export type NewPasswordDraft = { newPassword: string; confirmPassword: string };

export function isSameTwice(typed: NewPasswordDraft): boolean {
  return typed.newPassword === typed.confirmPassword;
}

export const notTheSame = { path: ['confirmPassword'], error: messages.mismatch };
