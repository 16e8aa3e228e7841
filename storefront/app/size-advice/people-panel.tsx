import { dimensions } from '@gulmohar/contract/catalogue/size-advice/measured-sizes.ts';
import type { Person } from '@gulmohar/contract/catalogue/size-advice/person.ts';
import type { deletePerson, listPeople } from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useEffect, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { useCall } from '../form/use-call.ts';
import { sizeAdviceMessages as messages } from './size-advice.messages.ts';

const list = addressOf<typeof listPeople>({
  method: 'GET',
  path: '/size-advice/people',
  shopper: 'required',
});
const remove = addressOf<typeof deletePerson>({
  method: 'POST',
  path: '/size-advice/people/delete',
  shopper: 'required',
});

/** The people whose measures the account keeps. */
export function PeoplePanel() {
  const [people, setPeople] = useState<Person[]>();
  const [problem, setProblem] = useState<string>();
  const deleting = useCall();
  useEffect(() => {
    browserApi(list).then(
      (reply) => setPeople(reply.people),
      (failure) => setProblem(failureText(failure, messages.loadFailed)),
    );
  }, []);
  return (
    <div className="max-w-[40rem]" aria-busy={!people && !problem}>
      <p className="text-muted">{people?.length === 0 ? messages.nobody : messages.panel}</p>
      <ProblemNote text={problem ?? deleting.problem} />
      <ul className="mt-4 divide-y divide-rule">
        {people?.map((person) => (
          <li key={person.id} className="flex items-center justify-between gap-4 py-3">
            <span>
              <strong className="block font-semibold">{person.name}</strong>
              <span className="text-sm text-muted">{describe(person)}</span>
            </span>
            <Button
              variant="quiet"
              aria-label={messages.removeOf(person.name)}
              onClick={() =>
                deleting.run(async () => {
                  setPeople((await browserApi(remove, { body: { id: person.id } })).people);
                }, messages.removeFailed)
              }
            >
              {messages.remove}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe(person: Person): string {
  const { heightCm, birthMonth, usualSize } = person;
  return [
    heightCm !== null && birthMonth !== null && messages.childsHeight(heightCm, birthMonth),
    ...dimensions.map((dimension) => {
      const cm = person[`${dimension}Cm`];
      return cm !== null && messages.bodysMeasure(cm, dimension);
    }),
    usualSize && messages.usually(usualSize),
  ]
    .filter(Boolean)
    .join(', ');
}
