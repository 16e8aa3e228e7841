import { RESET_LINK_MINUTES } from '@gulmohar/contract/accounts/password.ts';
import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { createLinkToken } from './link-tokens.ts';
import {
  accountDeletedMail,
  confirmNewEmailMail,
  customerInvitationMail,
  emailChangeNotice,
  INVITATION_DAYS,
  newSignInMail,
  passwordChangedMail,
  passwordResetMail,
  welcomeMail,
} from './user.mails.ts';
import { findUser, findUserByEmail } from './user.store.ts';

type Needs = {
  db: Database;
  mail: MailGateway;
  shop: () => MailShop;
};

const CONFIRM_LINK_MINUTES = 3 * 24 * 60;

/** Sends the mails about an account, unless it has been deleted by then. */
export function userJobs({ db, mail, shop }: Needs): TaskList {
  return {
    ...job('send-welcome', async ({ userId, requestId }) => {
      const user = await findUser(db, userId);
      if (!user || user.email_confirmed_at) return;
      const link = {
        purpose: 'confirm-email',
        userId,
        email: user.email,
        minutes: CONFIRM_LINK_MINUTES,
      } as const;
      const token = await createLinkToken(db, link);
      const { newsletter: wantsNewsletter } = user.preferences;
      await mail.send(welcomeMail(shop(), { requestId, to: user.email, token, wantsNewsletter }));
    }),

    ...job('send-password-reset', async ({ email, requestId }) => {
      const user = await findUserByEmail(db, email);
      if (!user) return;
      const link = {
        purpose: 'reset-password',
        userId: user.id,
        email,
        minutes: RESET_LINK_MINUTES,
      } as const;
      await mail.send(passwordResetMail(shop(), requestId, user.email, await createLinkToken(db, link)));
    }),

    ...job('send-customer-invitation', async ({ userId, requestId }) => {
      const user = await findUser(db, userId);
      if (!user || user.password_hash !== null) return;
      const link = {
        purpose: 'reset-password',
        userId,
        email: user.email,
        minutes: INVITATION_DAYS * 24 * 60,
      } as const;
      const token = await createLinkToken(db, link);
      await mail.send(customerInvitationMail(shop(), { requestId, to: user.email, token }));
    }),

    ...job('send-password-changed', async ({ userId, changeId }) => {
      const user = await findUser(db, userId);
      if (user) await mail.send(passwordChangedMail(shop(), changeId, user.email));
    }),

    ...job('send-email-change', async ({ userId, email, requestId }) => {
      const user = await findUser(db, userId);
      // An address that already has an account gets no mail, and the caller does not learn that it has one.
      if (user?.pending_email !== email || (await findUserByEmail(db, email))) return;
      const link = { purpose: 'confirm-email', userId, email, minutes: CONFIRM_LINK_MINUTES } as const;
      await mail.send(confirmNewEmailMail(shop(), requestId, email, await createLinkToken(db, link)));
    }),

    ...job('send-email-change-notice', async (notice) => mail.send(emailChangeNotice(shop(), notice))),

    ...job('send-new-sign-in', async ({ userId, at, device, signInId }) => {
      const user = await findUser(db, userId);
      if (user)
        await mail.send(newSignInMail(shop(), { signInId, to: user.email, at: new Date(at), device }));
    }),

    ...job('send-account-deleted', async ({ email, requestId }) =>
      mail.send(accountDeletedMail(shop(), requestId, email)),
    ),
  };
}
