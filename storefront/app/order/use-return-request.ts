import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { sendReturnPhoto } from '@gulmohar/contract/fulfilment/order.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import type { AskForReturn, WantedReturn } from './ask-for-return.ts';
import { orderMessages as messages } from './order.messages.ts';

const sendPhoto = addressOf<typeof sendReturnPhoto>({ method: 'PUT', path: '/order/return-photo' });

/**
 * Requests a return, then sends its photo. Errors are shown; a photo that fails can be sent again or skipped.
 * @param onDone called once the return is requested, with or without its photo
 */
export function useReturnRequest(ask: AskForReturn, onDone: () => void | Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Permits sending the photo; once set, the return has been requested.
  const [proof, setProof] = useState<string>();

  async function send(wanted: WantedReturn, photo: File | undefined): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const given = proof ?? (await request(wanted));
    if (given !== undefined && (!photo || (await upload(given, photo)))) await finish();
    setBusy(false);
  }

  async function request(wanted: WantedReturn): Promise<string | undefined> {
    try {
      const answer = await ask(wanted);
      if ('rejection' in answer) return complain(answer.rejection);
      setProof(answer.photoProof);
      return answer.photoProof;
    } catch (failure) {
      const isAnswer = failure instanceof ApiError && failure.code !== undefined;
      return complain(isAnswer ? messages.returnRefused(failure.message) : messages.returnFailed);
    }
  }

  async function upload(given: string, photo: File): Promise<boolean> {
    try {
      await browserApi(sendPhoto, { query: { proof: given }, body: photo });
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
