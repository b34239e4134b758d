import { IconBuilding, IconCertificate, IconTool, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Advantages.module.css';

const advantages = [
  {
    page: 'delivery',
    Icon: IconTruckDelivery,
    title: 'Доставка по России',
    text: 'Курьером, до пункта выдачи или самовывоз',
  },
  {
    page: 'buyLikeLegal',
    Icon: IconBuilding,
    title: 'Для клиник и врачей',
    text: 'Счёт, договор и закрывающие документы',
  },
  {
    page: 'certificates',
    Icon: IconCertificate,
    title: 'Регистрационные удостоверения',
    text: 'На странице каждого медицинского изделия',
  },
  {
    page: 'warranty',
    Icon: IconTool,
    title: 'Гарантия и ремонт',
    text: 'Свой сервис для оборудования и наконечников',
  },
] as const;

/** Four advantages of the shop, each with a link to the page about it. */
export function Advantages() {
  return (
    <ul className={classes.list} aria-label="Почему у нас удобно">
      {advantages.map(({ page, Icon, title, text }) => (
        <li key={page}>
          <Link to="/info/$page" params={{ page }} className={classes.fact}>
            <Icon aria-hidden="true" size="1.75rem" stroke={1.5} className={classes.icon} />
            <span>
              <span className={classes.title}>{title}</span>
              <span className={classes.text}>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
