import { expect, test } from 'vitest';
import { TIMETABLE } from '../../app/jobs.ts';
import { jobPayloads } from './job-payloads.ts';
import { jobsOf, priorityOf, queueNames, queueOf } from './job-queues.ts';

test('payments come before mails, and mails before background work', () => {
  const names = ['make-picture-sizes', 'send-order-placed', 'refund-payment', 'work-on-import'] as const;
  expect(names.toSorted((one, other) => priorityOf(one) - priorityOf(other))).toEqual([
    'refund-payment',
    'send-order-placed',
    'make-picture-sizes',
    'work-on-import',
  ]);
});

test('every scheduled or enqueued job belongs to the worker of exactly one queue', () => {
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
