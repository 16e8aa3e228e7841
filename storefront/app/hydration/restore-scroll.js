// Restores the scroll position before hydration, from React Router's own record.
(() => {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const position = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')[
      history.state.key
    ];
    if (typeof position === 'number') scrollTo(0, position);
  } catch {
    // Storage is blocked or contains something else: start at the top.
  }
})();
