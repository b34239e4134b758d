import { infoGroups, infoPath } from '#src/lib/pages/info-pages.ts';

interface FooterColumn {
  title: string;
  links: readonly { to: string; title: string }[];
}

const shopLinks = [
  { to: '/catalog', title: 'Каталог' },
  { to: '/promotions', title: 'Акции' },
  { to: '/brands', title: 'Бренды' },
];

/** Columns of the footer. */
export const footerColumns: readonly FooterColumn[] = infoGroups.map(({ title, pages }) => ({
  title,
  links: [
    ...(title === 'О магазине' ? shopLinks : []),
    ...pages.map((page) => ({ to: infoPath(page.id), title: page.title })),
  ],
}));
