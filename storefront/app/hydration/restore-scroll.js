// Where the page was scrolled to when it was left, before React is there; by React Router's own record of it.
(() => {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const position = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')[
      history.state.key
    ];
    if (typeof position === 'number') scrollTo(0, position);
  } catch {
    // Storage is blocked, or has another record: the page begins at its top.
  }
})();
