import type { LinkProps } from '@tanstack/react-router';
import type { PartnerDetails } from '#generated/api/model/index.ts';

interface CompanyTab {
  /** A child of `/profile/companies/$id`. */
  to: NonNullable<LinkProps['to']>;
  title: string;
  /** A number beside the title. */
  count?: (company: PartnerDetails) => number | undefined;
}

/** The sections of a company, in display order. */
export const companyTabs: readonly CompanyTab[] = [
  { to: '/profile/companies/$id', title: 'Обзор' },
  {
    to: '/profile/companies/$id/contracts',
    title: 'Договоры',
    count: ({ counts }) => counts.contracts,
  },
  {
    to: '/profile/companies/$id/addresses',
    title: 'Адреса',
    count: ({ counts }) => counts.addresses,
  },
  {
    to: '/profile/companies/$id/recipients',
    title: 'Получатели',
    count: ({ counts }) => counts.recipients,
  },
  {
    to: '/profile/companies/$id/tags',
    title: 'Метки',
    count: ({ counts }) => counts.tags,
  },
  {
    to: '/profile/companies/$id/finDocsRecipients',
    title: 'Документы',
    count: ({ counts }) => counts.finDocsRecipients,
  },
  {
    to: '/profile/companies/$id/employees',
    title: 'Сотрудники',
    count: ({ counts }) => counts.employees,
  },
  {
    to: '/profile/companies/$id/approval',
    title: 'Согласование',
    count: ({ awaitingApprovalCount }) => awaitingApprovalCount || undefined,
  },
  {
    to: '/profile/companies/$id/approvers',
    title: 'Согласующие',
    count: ({ counts }) => counts.approvers,
  },
  { to: '/profile/companies/$id/calendar', title: 'Календарь' },
];
