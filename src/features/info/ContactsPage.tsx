import { formatPhone } from '#src/lib/phone.ts';
import { EmailLink } from './EmailLink.tsx';
import { InfoPage } from './InfoPage.tsx';
import { PhoneLink } from './PhoneLink.tsx';

const places = [
  {
    name: 'Склад в Казани',
    address: 'Казань, ул. Магистральная, 35',
    phone: '+78432123401',
    hours: 'Пн–Пт 9:00–19:00',
  },
  {
    name: 'Пункт выдачи на Баумана',
    address: 'Казань, ул. Баумана, 15',
    phone: '+78432123402',
    hours: 'Пн–Пт 9:00–20:00, Сб 10:00–16:00',
  },
  {
    name: 'Пункт выдачи на Лесной',
    address: 'Москва, ул. Лесная, 20',
    phone: '+74951234501',
    hours: 'Пн–Пт 9:00–20:00, Сб 10:00–16:00',
  },
  {
    name: 'Пункт выдачи на Профсоюзной',
    address: 'Москва, ул. Профсоюзная, 56',
    phone: '+74951234502',
    hours: 'Пн–Пт 9:00–20:00, Сб 10:00–16:00',
  },
  {
    name: 'Пункт выдачи на Лиговском',
    address: 'Санкт-Петербург, Лиговский пр., 74',
    phone: '+78121234501',
    hours: 'Пн–Пт 9:00–20:00, Сб 10:00–16:00',
  },
] as const;

/** `/info/contacts` */
export function ContactsPage() {
  return (
    <InfoPage
      title="Контакты"
      lead="Поможем выбрать товар, оформить заказ и разобраться с документами."
    >
      <h2>Единый номер и почта</h2>
      <p>
        <strong>
          <PhoneLink />
        </strong>{' '}
        – звонок по России бесплатный. Принимаем звонки с понедельника по пятницу с 8:00 до 20:00 и
        в субботу с 9:00 до 17:00 по московскому времени.
      </p>
      <p>
        Почта для заказов и вопросов: <EmailLink />. Отвечаем в течение рабочего дня.
      </p>
      <h2>Пункты выдачи</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Где</th>
            <th scope="col">Когда</th>
            <th scope="col">Телефон</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, address, phone, hours }) => (
            <tr key={name}>
              <td>
                <strong>{name}</strong>
                <br />
                {address}
              </td>
              <td>{hours}</td>
              <td>
                <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Все пункты, где можно забрать ваш заказ, видны при его оформлении.</p>
      <h2>Сервисный центр</h2>
      <p>
        Ремонт и обслуживание техники – по общему номеру, добавочный 2. Подробнее о порядке
        обращения – на странице «Гарантия и ремонт».
      </p>
    </InfoPage>
  );
}
