import { expect, test } from 'vitest';
import { ReadyAnswers, readyAnswer } from './ready-answers.ts';

const answer = (text: string) => readyAnswer(200, {}, text);

test('a change of the catalogue neither fails who is waiting nor keeps what they get', async () => {
  const answers = new ReadyAnswers();
  const { promise: made, resolve: make } = Promise.withResolvers<ReturnType<typeof answer>>();
  const waiting = answers.get('list', () => made);
  answers.clear();
  make(answer('before the change'));
  expect((await waiting).body.toString()).toBe('before the change');
  const next = await answers.get('list', async () => answer('after it'));
  expect(next.body.toString()).toBe('after it');
});

test('many askers at once cost one making', async () => {
  const answers = new ReadyAnswers();
  let makings = 0;
  const ask = () =>
    answers.get('list', async () => {
      makings += 1;
      return answer('list');
    });
  await Promise.all([ask(), ask(), ask()]);
  expect(makings).toBe(1);
});

test('the same words find the answer again until the catalogue changes', async () => {
  const answers = new ReadyAnswers();
  answers.learnWords('/list?page=1', 'list page 1');
  expect(answers.findByWords('/list?page=1')).toBeUndefined();
  const made = await answers.get('list page 1', async () => answer('list'));
  expect(answers.findByWords('/list?page=1')).toBe(made);
  answers.clear();
  expect(answers.findByWords('/list?page=1')).toBeUndefined();
});

test('a failure is not kept', async () => {
  const answers = new ReadyAnswers();
  await expect(answers.get('list', () => Promise.reject(new Error('database gone')))).rejects.toThrow('gone');
  expect((await answers.get('list', async () => answer('back'))).body.toString()).toBe('back');
});
