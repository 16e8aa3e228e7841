// The test payment window: pays at the sandbox and notifies the page that opened it.
const form = document.querySelector('form');
const problem = document.querySelector('.problem');
const buttons = [...document.querySelectorAll('button')];

function tell(type, detail) {
  parent.postMessage({ type, detail }, location.origin);
}

async function pay() {
  for (const button of buttons) button.disabled = true;
  problem.hidden = true;
  try {
    const response = await fetch('pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        order_id: form.dataset.order,
        instrument: new FormData(form).get('instrument'),
      }),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    problem.textContent = answer.error.description;
    problem.hidden = false;
    tell('failed', answer);
  } catch {
    problem.textContent = 'The sandbox cannot be reached. Please try again.';
    problem.hidden = false;
  } finally {
    for (const button of buttons) button.disabled = false;
  }
  return undefined;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const paid = await pay();
  if (paid) tell('paid', paid);
});

document.querySelector('[data-action="pay-and-close"]').addEventListener('click', async () => {
  if (await pay()) tell('dismissed');
});

document.querySelector('[data-action="dismiss"]').addEventListener('click', () => tell('dismissed'));

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell('dismissed', { byKey: true });
  if (event.key === 'Tab') keepWithin(event);
});

// A focus trap: Tab moves from the last control to the first one, and back.
function keepWithin(event) {
  const controls = [form.querySelector('input:checked'), ...buttons.filter((button) => !button.disabled)];
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}

document.querySelector('input:checked').focus();
