import { expect, test } from 'vitest';
import { TIMETABLE } from '../../app/jobs.ts';
import { jobPayloads } from './job-payloads.ts';
import { jobsOf, priorityOf, queueNames, queueOf } from './job-queues.ts';

test('money comes before mails, and mails before what nobody waits for', () => {
  const names = ['make-picture-sizes', 'send-order-placed', 'refund-payment', 'work-on-import'] as const;
  expect(names.toSorted((one, other) => priorityOf(one) - priorityOf(other))).toEqual([
    'refund-payment',
    'send-order-placed',
    'make-picture-sizes',
    'work-on-import',
  ]);
});

test('every job, by the clock or asked for, is done by the worker of one queue', () => {
  const none = async () => undefined;
  const taskList = Object.fromEntries(Object.keys(jobPayloads).map((name) => [name, none]));
  const parts = queueNames.map((queue) => jobsOf(queue, { taskList, timetable: TIMETABLE }));
  expect(parts.flatMap((part) => Object.keys(part.taskList)).toSorted()).toEqual(
    Object.keys(taskList).toSorted(),
  );
  const lines = (timetable: string) => timetable.split('\n').filter((line) => line !== '');
  expect(parts.flatMap(({ timetable }) => lines(timetable)).toSorted()).toEqual(lines(TIMETABLE).toSorted());
  expect(queueOf('settle-overdue-checkouts')).toBe('money');
});
