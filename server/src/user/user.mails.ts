import { mailLinks } from '@gulmohar/contract/mail-links.ts';
import { type LetterShop, linkTo, writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-gateway.ts';

const NOT_YOU = 'If this was not you, please write to us at once by answering this e-mail.';

// None of these says a name that somebody typed: who signs up with another's address must not have us send their words.

export function welcomeMail(shop: LetterShop, requestId: string, to: string, token: string): Mail {
  return writeLetter(shop, {
    id: `welcome-${requestId}`,
    to,
    subject: `Welcome to ${shop.name}`,
    paragraphs: [`Thank you for making an account with ${shop.name}. Please confirm your e-mail address.`],
    button: { label: 'Confirm e-mail address', url: linkTo(shop, mailLinks.confirmEmail, token) },
    closing: ['If you did not make this account, you need not do anything.'],
  });
}

export function passwordResetMail(shop: LetterShop, requestId: string, to: string, token: string): Mail {
  return writeLetter(shop, {
    id: `password-reset-${requestId}`,
    to,
    subject: `Reset your ${shop.name} password`,
    paragraphs: ['You asked to reset your password. The link works once, within one hour.'],
    button: { label: 'Reset password', url: linkTo(shop, mailLinks.resetPassword, token) },
    closing: ['If you did not ask for it, you need not do anything: your password stays as it is.'],
  });
}

export function passwordChangedMail(shop: LetterShop, changeId: string, to: string): Mail {
  return writeLetter(shop, {
    id: `password-changed-${changeId}`,
    to,
    subject: `Your ${shop.name} password was changed`,
    paragraphs: ['The password of your account was changed, and every browser was signed out.'],
    closing: [NOT_YOU],
  });
}

export function confirmNewEmailMail(shop: LetterShop, requestId: string, to: string, token: string): Mail {
  return writeLetter(shop, {
    id: `email-change-${requestId}`,
    to,
    subject: `Confirm your new e-mail address`,
    paragraphs: [`This address was given as the new one of an account with ${shop.name}.`],
    button: { label: 'Confirm new e-mail address', url: linkTo(shop, mailLinks.confirmEmail, token) },
    closing: ['If you did not ask for it, you need not do anything.'],
  });
}

type Notice = { email: string; requestId: string; isDone: boolean };

/** To the old address: that somebody wants a new one, and that it took its place. */
export function emailChangeNotice(shop: LetterShop, { email, requestId, isDone }: Notice): Mail {
  return writeLetter(shop, {
    id: `email-change-notice-${requestId}`,
    to: email,
    subject: isDone ? 'Your e-mail address was changed' : 'Your e-mail address is being changed',
    paragraphs: [
      isDone
        ? `Your account with ${shop.name} has a new e-mail address. This is the last mail to the old one.`
        : `A new e-mail address was given for your account with ${shop.name}. It counts once it is confirmed from there.`,
    ],
    closing: [NOT_YOU],
  });
}

export function accountDeletedMail(shop: LetterShop, requestId: string, to: string): Mail {
  return writeLetter(shop, {
    id: `account-deleted-${requestId}`,
    to,
    subject: `Your ${shop.name} account is deleted`,
    paragraphs: [
      'Your account and what belonged to it are deleted. Orders stay in our books, as the law asks, without your name ' +
        'once they are delivered.',
    ],
    closing: [NOT_YOU],
  });
}
