import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import { type Block, type Email, linkTo, type MailShop } from '../../platform/mail/email.ts';
import { formatDateTime } from '../../platform/mail/format-day.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { mailText } from '../../platform/mail/mail-text.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

const NOT_YOU = 'If this was not you, please reply to this e-mail at once.';
const IGNORE = 'If you did not request this, you can ignore this e-mail.';

type AccountEmail = Pick<Email, 'id' | 'to' | 'subject' | 'preheader' | 'blocks'>;

// None of these mails contains a name that somebody entered, because signing up with another person's address
// must not send them that text.
function accountEmail(shop: MailShop, email: AccountEmail): Mail {
  const reason = `You are receiving this e-mail because of an account with ${shop.name}.`;
  return renderEmail(shop, { ...email, greeting: '', reason });
}

function button(label: string, url: string): Block {
  return { kind: 'button', label, url };
}

type Welcome = { requestId: string; to: string; token: string; wantsNewsletter: boolean };

/** @param wantsNewsletter whether the link also confirms the newsletter subscription */
export function welcomeMail(shop: MailShop, { requestId, to, token, wantsNewsletter }: Welcome): Mail {
  const { subject, opening, added } = mailText(shop, 'welcome', {});
  return accountEmail(shop, {
    id: `welcome-${requestId}`,
    to,
    subject,
    preheader: 'Please confirm your e-mail address.',
    blocks: [
      opening,
      ...(wantsNewsletter ? ['This also confirms your newsletter subscription.'] : []),
      button('Confirm e-mail address', linkTo(shop, mailLinks.confirmEmail, token)),
      'If you did not create this account, you can ignore this e-mail.',
      ...added,
    ],
  });
}

export function passwordResetMail(shop: MailShop, requestId: string, to: string, token: string): Mail {
  return accountEmail(shop, {
    id: `password-reset-${requestId}`,
    to,
    subject: `Reset your ${shop.name} password`,
    preheader: 'The link is valid for one hour.',
    blocks: [
      'We received a request to reset your password. The link works once and is valid for one hour.',
      button('Reset password', linkTo(shop, mailLinks.resetPassword, token)),
      'If you did not request this, you can ignore this e-mail: your password will not change.',
    ],
  });
}

export const INVITATION_DAYS = 14;

type Invitation = { requestId: string; to: string; token: string };

/** To a customer of an earlier shop of the owner's, whose account has no password yet. */
export function customerInvitationMail(shop: MailShop, { requestId, to, token }: Invitation): Mail {
  const { subject, opening, added } = mailText(shop, 'customer-invitation', {});
  return accountEmail(shop, {
    id: `customer-invitation-${requestId}`,
    to,
    subject,
    preheader: `The link is valid for ${INVITATION_DAYS} days.`,
    blocks: [
      opening,
      button('Choose a password', linkTo(shop, mailLinks.resetPassword, token)),
      `The link works once and is valid for ${INVITATION_DAYS} days; later, please use “Forgot password”. If you do not want the account, you can delete it once you are signed in.`,
      ...added,
    ],
  });
}

export function passwordChangedMail(shop: MailShop, changeId: string, to: string): Mail {
  return accountEmail(shop, {
    id: `password-changed-${changeId}`,
    to,
    subject: `Your ${shop.name} password was changed`,
    preheader: 'You have been signed out everywhere.',
    blocks: [
      'The password of your account was changed, and you have been signed out on every device.',
      NOT_YOU,
    ],
  });
}

export function confirmNewEmailMail(shop: MailShop, requestId: string, to: string, token: string): Mail {
  return accountEmail(shop, {
    id: `email-change-${requestId}`,
    to,
    subject: 'Confirm your new e-mail address',
    preheader: 'Your account keeps the old address until you do.',
    blocks: [
      `This address was entered as the new e-mail address of an account with ${shop.name}.`,
      button('Confirm new e-mail address', linkTo(shop, mailLinks.confirmEmail, token)),
      IGNORE,
    ],
  });
}

type Notice = { email: string; requestId: string; isDone: boolean };

/** Tells the old address that a change was requested, or that it was made. */
export function emailChangeNotice(shop: MailShop, { email, requestId, isDone }: Notice): Mail {
  return accountEmail(shop, {
    id: `email-change-notice-${requestId}`,
    to: email,
    subject: isDone ? 'Your e-mail address was changed' : 'Your e-mail address is being changed',
    preheader: isDone ? 'This address is no longer in use.' : 'The new address must be confirmed first.',
    blocks: [
      isDone
        ? `The e-mail address of your account with ${shop.name} was changed. This is our last e-mail to the old one.`
        : `A new e-mail address was entered for your account with ${shop.name}. It takes effect once it has been confirmed from the new address.`,
      NOT_YOU,
    ],
  });
}

export function accountDeletedMail(shop: MailShop, requestId: string, to: string): Mail {
  return accountEmail(shop, {
    id: `account-deleted-${requestId}`,
    to,
    subject: `Your ${shop.name} account has been deleted`,
    preheader: 'Records we must keep by law will not contain your name.',
    blocks: [
      'Your account and everything in it have been deleted. The law requires us to keep records of your orders; we remove ' +
        'your name from them once they are delivered.',
      NOT_YOU,
    ],
  });
}

type SignIn = { signInId: string; to: string; at: Date; device: string };

/** Reports a sign-in from a browser that was not used for the account before. */
export function newSignInMail(shop: MailShop, { signInId, to, at, device }: SignIn): Mail {
  return accountEmail(shop, {
    id: `new-sign-in-${signInId}`,
    to,
    subject: `New sign-in to your ${shop.name} account`,
    preheader: device,
    blocks: [
      'Somebody signed in to your account on a device it has not been used on before.',
      {
        kind: 'facts',
        title: 'Sign-in',
        facts: [
          { label: 'When', value: formatDateTime(at) },
          { label: 'Device', value: device },
        ],
      },
      'If this was you, you do not need to do anything. If it was not, please reset your password at once, which signs out every device.',
      button('Reset password', `${shop.url}/forgot-password`),
    ],
  });
}
