import { createRoot } from 'react-dom/client';

/** The static page drawn by react and react-dom alone. */
function Page() {
  return (
    <>
      <h1>Композит светоотверждаемый, шприц 4 г</h1>
      <img src="/picture.png" width="320" height="320" alt="Товар" fetchPriority="high" />
      <p>4 590 ₽, в наличии. Доставка по России и самовывоз, документы на товар в каждом заказе.</p>
      <p>
        <a href="/">На главную</a>
      </p>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
