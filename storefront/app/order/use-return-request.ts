import type { sendReturnPhoto } from '@gulmohar/contract/fulfilment/order.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { orderMessages as messages } from './order.messages.ts';
import type { ReturnDraft, SendReturnRequest } from './send-return-request.ts';

const sendPhoto = addressOf<typeof sendReturnPhoto>({ method: 'PUT', path: '/order/return-photo' });

/**
 * Requests a return, then sends its photo. Errors are shown; a photo that fails can be sent again or skipped.
 * @param onDone called once the return is requested, with or without its photo
 */
export function useReturnRequest(ask: SendReturnRequest, onDone: () => void | Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Permits sending the photo; once set, the return has been requested.
  const [proof, setProof] = useState<string>();

  async function send(draft: ReturnDraft, photo: File | undefined): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const photoProof = proof ?? (await request(draft));
    if (photoProof !== undefined && (!photo || (await upload(photoProof, photo)))) await finish();
    setBusy(false);
  }

  async function request(draft: ReturnDraft): Promise<string | undefined> {
    try {
      const reply = await ask(draft);
      if ('rejection' in reply) return complain(reply.rejection);
      setProof(reply.photoProof);
      return reply.photoProof;
    } catch (failure) {
      const message = failureText(failure, '');
      return complain(message ? messages.returnRefused(message) : messages.returnFailed);
    }
  }

  async function upload(photoProof: string, photo: File): Promise<boolean> {
    try {
      await browserApi(sendPhoto, { query: { proof: photoProof }, body: photo });
      return true;
    } catch (failure) {
      complain(failureText(failure, messages.photoFailed));
      return false;
    }
  }

  async function finish(): Promise<void> {
    await onDone();
    showToast('success', messages.returnCreated);
  }

  function complain(message: string): undefined {
    setProblem(message);
    showToast('error', message);
  }

  return { isBusy, problem, isRequested: proof !== undefined, send, finish };
}
