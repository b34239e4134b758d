// Stands for the widget of a search-booster service on the page that is for trying it: searches the
// shop itself and fires everything that a widget may ask of the shop.
(() => {
  const SHOWN = 4;
  const operations = [
    ['add', 'Добавить'],
    ['inc', 'Больше'],
    ['dec', 'Меньше'],
    ['removeAll', 'Убрать'],
    ['replace', 'Неизвестное'],
  ];

  function element(name, text, label) {
    const made = document.createElement(name);
    made.textContent = text;
    if (label) made.setAttribute('aria-label', label);
    return made;
  }

  function button(text, product, act) {
    const made = element('button', text, `${text}: ${product.name}`);
    made.type = 'button';
    made.addEventListener('click', act);
    return made;
  }

  async function find(query) {
    const body = JSON.stringify({ onlyAvailable: true, pageSize: SHOWN, ...(query && { query }) });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/v1/product/getProducts', { method: 'POST', headers, body });
    const { items = [] } = await answer.json();
    return items;
  }

  function mount({ root, nonce, onCart, onCompare, onOpen }) {
    const counts = new Map();
    let asked = null;

    const style = document.createElement('style');
    style.nonce = nonce;
    style.textContent = `
      .booster { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none }
      .booster li { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
      .booster button { min-height: 2.25rem; padding: 0 .75rem; border: 1px solid currentcolor;
        border-radius: .5rem; background: none; color: inherit; font: inherit; cursor: pointer }
      .booster strong { flex: 1 1 100%; overflow-wrap: anywhere }`;
    const list = element('ul', '', 'Товары виджета');
    list.className = 'booster';
    root.replaceChildren(style, list);

    function row(product) {
      const { marketID, name } = product;
      const made = element('li', '');
      const count = element('output', '0', `В корзине: ${name}`);
      counts.set(marketID, count);
      made.append(
        element('strong', name),
        count,
        ...operations.map(([type, text]) =>
          button(text, product, () => onCart({ type, marketID })),
        ),
        button('Сравнить', product, () => onCompare(marketID)),
        button('Открыть', product, () => onOpen(marketID)),
      );
      return made;
    }

    return {
      search(query) {
        if (query === asked) return;
        asked = query;
        find(query).then((products) => {
          if (query === asked) list.replaceChildren(...products.map(row));
        });
      },
      setQuantity(marketID, quantity) {
        const count = counts.get(marketID);
        if (count) count.textContent = String(quantity);
      },
      destroy() {
        asked = null;
        root.replaceChildren();
      },
    };
  }

  window.searchBooster = { mount };
})();
