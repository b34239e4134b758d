// Narrows the list of operations while the reader types; without it the form asks the server.
const form = document.querySelector('[data-filter]');

if (form) {
  const [query, origin, output] = ['q', 'origin', 'output'].map(
    (name) => form.elements.namedItem(name) ?? form.querySelector(name),
  );
  form.querySelector('button').hidden = true;
  const narrow = () => {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const section of document.querySelectorAll('main section')) {
      let shown = 0;
      for (const row of section.querySelectorAll('li')) {
        const fits =
          (origin.value === '' || row.dataset.origin === origin.value) &&
          words.every((word) => row.dataset.text.includes(word));
        row.hidden = !fits;
        if (fits) shown += 1;
      }
      section.hidden = shown === 0;
      found += shown;
    }
    output.textContent = `Найдено: ${found}`;
    document.querySelector('.empty').hidden = found > 0;
    const address = new URL(location.href);
    for (const field of [query, origin]) {
      if (field.value) address.searchParams.set(field.name, field.value);
      else address.searchParams.delete(field.name);
    }
    history.replaceState(null, '', address);
  };
  form.addEventListener('input', narrow);
  form.addEventListener('submit', (event) => event.preventDefault());
}

// A link to an answer or an example opens what it points at.
const open = () => {
  for (
    let node = document.getElementById(location.hash.slice(1));
    node;
    node = node.parentElement
  ) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
};
addEventListener('hashchange', open);
open();

// `/` leads to the search, as in the shop.
addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select');
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  document.querySelector('main input[type=search], .search input').focus();
});

// On a phone the sections scroll sideways; the present one is in sight.
document
  .querySelector('.tab[aria-current]')
  ?.scrollIntoView({ inline: 'center', block: 'nearest' });
