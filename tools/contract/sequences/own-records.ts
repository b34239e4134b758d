import type { Sequence } from './sequence.ts';

const address = {
  city: 'Москва',
  street: 'ул Проверочная $unique',
  house: '12',
  flat: '34',
  entrance: '2',
  floor: '5',
  postalCode: '125047',
  comment: 'Домофон 34',
};
const recipient = {
  firstName: 'Пётр',
  middleName: 'Ильич',
  lastName: '$word',
  phone: '$phone',
  email: 'petr-$unique@example.com',
};
const sent = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [`/${name}`, value]));

/** Any point of the curve is a key: nothing is sent to this browser. */
const pushKeys = {
  p256dh: 'BE6gbZgCL-6oFr9doj8Y9HdNFbK8r1tkGlg6kJsnU4GICLiyxi3h6k-b_M7zOahaO5eT78kLmC83AHm_rQOkNFU',
  auth: '7MOaSMPCyquvjbV_cISyzw',
};
const endpoint = 'https://push.example.com/send/$unique';

/** Addresses, customers, recipients and browsers of a person. */
export const ownRecordSequences: readonly Sequence[] = [
  {
    name: 'push-devices',
    title: 'A browser gets push messages, replaces its subscription and is removed',
    as: 'main',
    steps: [
      {
        call: 'savePushSubscription',
        does: 'subscribe a browser',
        body: { endpoint, keys: pushKeys },
        save: { device: '/items/0/id' },
      },
      {
        call: 'listPushDevices',
        does: 'list another person’s browsers',
        as: 'other',
        lacks: { list: '/items', where: { '/id': '$device' } },
        lacksRule: 'foreign-data-shown',
      },
      {
        call: 'movePushSubscription',
        does: 'replace the subscription',
        body: { replaced: endpoint, endpoint: `${endpoint}-2`, keys: pushKeys },
      },
      {
        call: 'listPushDevices',
        does: 'list the new one alone',
        lacks: { list: '/items', where: { '/id': '$device' } },
        lacksRule: 'state-ignored',
      },
      {
        call: 'savePushSubscription',
        does: 'name a service in a private network',
        body: { endpoint: 'https://localhost/send', keys: pushKeys },
        status: [422],
        reason: 'PushRejected',
        rule: 'state-ignored',
      },
      {
        call: 'savePushSubscription',
        does: 'save the subscription again',
        body: { endpoint: `${endpoint}-2`, keys: pushKeys },
        save: { device: '/items/0/id' },
      },
      {
        call: 'deletePushSubscription',
        does: 'remove it as another person',
        as: 'other',
        path: { id: '$device' },
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'deletePushSubscription',
        does: 'remove it',
        path: { id: '$device' },
        always: true,
      },
    ],
  },
  {
    name: 'telegram',
    title: 'Telegram is connected by a link, which is revoked',
    as: 'main',
    steps: [
      // A shop without a bot has no link.
      { call: 'connectTelegram', does: 'get a link to the bot', status: [200, 409] },
      { call: 'disconnectTelegram', does: 'revoke it' },
      { call: 'disconnectTelegram', does: 'revoke what is not there', always: true },
    ],
  },
  {
    name: 'addresses',
    title: 'An address is created, read and listed',
    as: 'main',
    steps: [
      {
        call: 'createAddress',
        does: 'create an address',
        body: address,
        save: { address: '/id' },
        same: sent(address),
        sameRule: 'created-unlike-sent',
        repeat: { otherBody: { ...address, house: '13' } },
      },
      { call: 'getAddress', does: 'read it', path: { id: '$address' }, same: sent(address) },
      {
        call: 'listAddresses',
        does: 'list it',
        has: { list: '/items', where: { '/id': '$address' } },
      },
      {
        call: 'createAddress',
        does: 'create the same again',
        body: address,
        same: { '/id': '$address' },
        sameRule: 'created-unlike-sent',
      },
      {
        call: 'getAddress',
        does: 'read it as another person',
        as: 'other',
        path: { id: '$address' },
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'listAddresses',
        does: 'list another person’s addresses',
        as: 'other',
        lacks: { list: '/items', where: { '/id': '$address' } },
        lacksRule: 'foreign-data-shown',
      },
    ],
  },
  {
    name: 'customers',
    title: 'A customer is created and gets a recipient',
    as: 'main',
    steps: [
      {
        call: 'createCustomer',
        does: 'create a customer',
        body: { kind: 'Individual', firstName: 'Анна', lastName: '$word', phone: '$phone' },
        save: { customer: '/id' },
        same: { '/kind': 'Individual', '/person/lastName': '$word', '/person/phone': '$phone' },
        sameRule: 'created-unlike-sent',
        repeat: {
          otherBody: { kind: 'Individual', firstName: 'Инна', lastName: '$word', phone: '$phone' },
        },
      },
      {
        call: 'listCustomers',
        does: 'list it',
        has: { list: '/items', where: { '/id': '$customer' } },
      },
      {
        call: 'createCustomer',
        does: 'name a company with a taxpayer number that cannot be',
        body: { kind: 'Partner', inn: '7707083890' },
        status: [422],
        reason: 'InvalidINN',
        rule: 'state-ignored',
      },
      {
        call: 'createCustomerRecipient',
        does: 'create a recipient',
        path: { id: '$customer' },
        body: recipient,
        save: { recipient: '/id' },
        same: sent(recipient),
        sameRule: 'created-unlike-sent',
        repeat: { otherBody: { ...recipient, firstName: 'Павел' } },
      },
      {
        call: 'listCustomerRecipients',
        does: 'list it',
        path: { id: '$customer' },
        has: { list: '/items', where: { '/id': '$recipient', '/lastName': '$word' } },
      },
      {
        call: 'listActiveContracts',
        does: 'read contracts that a person does not have',
        path: { id: '$customer' },
        same: { '/items': [] },
      },
      {
        call: 'listCustomerRecipients',
        does: 'list them as another person',
        as: 'other',
        path: { id: '$customer' },
        status: [404],
        rule: 'foreign-data-shown',
      },
    ],
  },
];
