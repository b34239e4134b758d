/** An edit of `shop.yaml`: a JSON Pointer with the new node; undefined removes it. */
export interface KnownEdit {
  readonly name: string;
  readonly edit: Readonly<Record<string, unknown>>;
  /** What the contract has before and after, besides `shop.yaml`. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** All expected findings: `severity rule place`. */
  readonly found: readonly string[];
}

const schemas = '/components/schemas';
const orders = '/paths/~1api~1v1~1orders';
const order = '/paths/~1api~1v1~1orders~1{id}/get';
const settings = '/paths/~1api~1v1~1settings/get';
const list200 = `${orders}/get/responses/200`;

const pickup = { type: 'object', required: ['kind'], properties: { kind: { enum: ['Pickup'] } } };
const courier = { type: 'object', required: ['kind'], properties: { kind: { enum: ['Courier'] } } };

/** A form with a file of some media types. */
function upload(contentType: string): Readonly<Record<string, unknown>> {
  const schema = { type: 'object', properties: { file: { type: 'string' } } };
  return {
    [`${orders}/post/requestBody/content/multipart~1form-data`]: {
      schema,
      encoding: { file: { contentType } },
    },
  };
}

/** Edits with a known meaning; the harmless ones must not be called breaking. */
export const knownEdits: readonly KnownEdit[] = [
  { name: 'nothing', edit: {}, found: [] },
  {
    name: 'another order of keys and an example',
    edit: {
      [`${schemas}/Status`]: { enum: ['Sent', 'Paid', 'New'], type: 'string', examples: ['New'] },
    },
    found: [],
  },

  // Operations
  {
    name: 'an operation is removed',
    edit: { [order]: undefined },
    found: ['breaking operation-removed getOrder'],
  },
  {
    name: 'an operation is added',
    edit: { '/paths/~1api~1v1~1brands': { get: { operationId: 'listBrands', responses: {} } } },
    found: ['info operation-added listBrands'],
  },
  {
    name: 'an operation has another method',
    edit: {
      '/paths/~1api~1v1~1notes/put': undefined,
      '/paths/~1api~1v1~1notes/post': { operationId: 'saveNote', responses: {} },
    },
    found: [
      'breaking operation-moved saveNote',
      'breaking body-removed saveNote/body',
      'breaking status-removed saveNote/200',
      'breaking status-removed saveNote/default',
    ],
  },
  {
    name: 'a path parameter is renamed',
    edit: {
      '/paths/~1api~1v1~1orders~1{id}': undefined,
      '/paths/~1api~1v1~1orders~1{orderID}': {
        get: {
          operationId: 'getOrder',
          parameters: [
            {
              name: 'orderID',
              in: 'path',
              required: true,
              schema: { type: 'string', minLength: 1, maxLength: 10 },
            },
          ],
          responses: {
            200: {
              content: { 'application/json': { schema: { $ref: `#${schemas}/Order` } } },
            },
            default: { $ref: '#/components/responses/Failure' },
          },
        },
      },
    },
    found: [],
  },
  {
    name: 'an operationId is renamed',
    edit: { [`${order}/operationId`]: 'readOrder' },
    found: ['breaking operation-id readOrder'],
  },
  {
    name: 'an operation is deprecated',
    edit: { [`${order}/deprecated`]: true },
    found: ['info deprecated getOrder'],
  },
  {
    name: 'a summary is reworded',
    edit: { [`${orders}/get/summary`]: 'Мои заказы' },
    found: ['info text listOrders'],
  },

  {
    name: 'a shared schema and a property are reworded',
    edit: {
      [`${schemas}/Money/description`]: 'Копейки',
      [`${schemas}/Order/properties/total/description`]: 'К оплате',
    },
    found: ['info text Money', 'info text Order/total'],
  },

  // Security
  {
    name: 'a public operation requires a token',
    edit: { [`${settings}/security`]: [{ bearer: [] }] },
    found: ['breaking security getSettings'],
  },
  {
    name: 'an operation requires a scope',
    edit: { [`${order}/security`]: [{ bearer: ['orders'] }] },
    found: ['breaking security getOrder'],
  },
  {
    name: 'a token is no longer required',
    edit: { [`${order}/security`]: [] },
    found: ['warning security getOrder'],
  },
  {
    name: 'a public operation may take a token',
    edit: { [`${settings}/security`]: [{}, { bearer: [] }] },
    found: ['warning security getSettings'],
  },

  // Parameters
  {
    name: 'an optional parameter is added',
    edit: { [`${order}/parameters/1`]: { name: 'full', in: 'query', schema: { type: 'boolean' } } },
    found: ['info parameter-added getOrder/parameters/full'],
  },
  {
    name: 'a required parameter is added',
    edit: {
      [`${order}/parameters/1`]: {
        name: 'full',
        in: 'query',
        required: true,
        schema: { type: 'boolean' },
      },
    },
    found: ['breaking parameter-added getOrder/parameters/full'],
  },
  {
    name: 'a parameter is removed',
    edit: { [`${orders}/get/parameters`]: [] },
    found: [
      'breaking parameter-removed listOrders/parameters/page',
      'breaking parameter-removed listOrders/parameters/status',
      'breaking parameter-removed listOrders/parameters/X-Request-ID',
    ],
  },
  {
    name: 'a shared parameter becomes required',
    edit: { '/components/parameters/RequestID/required': true },
    found: ['breaking parameter-required parameters/RequestID'],
  },
  {
    name: 'a header parameter is written in lower case',
    edit: { '/components/parameters/RequestID/name': 'x-request-id' },
    found: [],
  },
  {
    name: 'a parameter is narrowed',
    edit: { [`${orders}/get/parameters/0/schema/maximum`]: 50 },
    found: ['breaking bound listOrders/parameters/page'],
  },
  {
    name: 'a parameter is widened',
    edit: { [`${order}/parameters/0/schema/maxLength`]: 20 },
    found: ['info bound getOrder/parameters/id'],
  },
  {
    name: 'a parameter has another type',
    edit: { [`${order}/parameters/0/schema`]: { type: 'integer' } },
    found: ['breaking type getOrder/parameters/id'],
  },
  {
    name: 'a parameter has another default',
    edit: { [`${orders}/get/parameters/0/schema/default`]: 2 },
    found: ['warning default listOrders/parameters/page'],
  },
  {
    name: 'a list has another serialization',
    edit: { [`${orders}/get/parameters/1/explode`]: false },
    found: ['breaking parameter-style listOrders/parameters/status'],
  },

  // Requests
  {
    name: 'a body becomes required',
    edit: { '/paths/~1api~1v1~1notes/put/requestBody/required': true },
    found: ['breaking body-required saveNote/body'],
  },
  {
    name: 'a body has another media type',
    edit: {
      [`${orders}/post/requestBody/content`]: {
        'application/xml': { schema: { $ref: `#${schemas}/NewOrder` } },
      },
    },
    found: [
      'breaking media-type-removed createOrder/body',
      'info media-type-added createOrder/body',
    ],
  },
  {
    name: 'a request has a new required property',
    edit: {
      [`${schemas}/NewOrder/required`]: ['lines', 'phone'],
      [`${schemas}/NewOrder/properties/phone`]: { type: 'string' },
    },
    found: ['breaking property-added NewOrder/phone'],
  },
  {
    name: 'a request has a new optional property',
    edit: { [`${schemas}/NewOrder/properties/phone`]: { type: 'string' } },
    found: ['info property-added NewOrder/phone'],
  },
  {
    name: 'a property of a request becomes required',
    edit: { [`${schemas}/NewOrder/required`]: ['lines', 'payment'] },
    found: ['breaking property-required NewOrder/payment'],
  },
  {
    name: 'a property of a request becomes optional',
    edit: { [`${schemas}/NewLine/required`]: ['productID'] },
    found: ['info property-optional NewLine/quantity'],
  },
  {
    name: 'a property of a closed request is removed',
    edit: { [`${schemas}/NewOrder/properties/promo`]: undefined },
    found: ['breaking property-removed NewOrder/promo'],
  },
  {
    name: 'a request opens',
    edit: { [`${schemas}/NewOrder/additionalProperties`]: undefined },
    found: ['info object-opened NewOrder'],
  },
  {
    name: 'a value of a request is gone',
    edit: { [`${schemas}/Payment/enum`]: ['Card'] },
    found: ['breaking enum Payment'],
  },
  {
    name: 'a request takes one more value',
    edit: { [`${schemas}/Payment/enum`]: ['Cash', 'Card', 'Invoice'] },
    found: ['info enum Payment'],
  },
  {
    name: 'a request takes fewer items',
    edit: { [`${schemas}/NewOrder/properties/lines/maxItems`]: 10 },
    found: ['breaking bound NewOrder/lines'],
  },
  {
    name: 'items of a request must differ',
    edit: { [`${schemas}/NewLine/properties/tags/uniqueItems`]: true },
    found: ['breaking unique NewLine/tags'],
  },
  {
    name: 'whole numbers of a request may have a fraction',
    edit: { [`${schemas}/NewLine/properties/quantity/type`]: 'number' },
    found: ['info type NewLine/quantity'],
  },
  {
    name: 'a pattern of a request becomes stricter',
    edit: { [`${schemas}/NewOrder/properties/promo/pattern`]: '^[A-F]{4}$' },
    found: ['breaking pattern NewOrder/promo'],
  },
  {
    name: 'a text of a request has a format',
    edit: { [`${schemas}/NewOrder/properties/email/format`]: 'email' },
    found: ['breaking format NewOrder/email'],
  },
  {
    name: 'a request no longer takes null',
    edit: { [`${schemas}/NewOrder/properties/email/type`]: 'string' },
    found: ['breaking nullable NewOrder/email'],
  },

  {
    name: 'a reference is bounded beside itself in a request',
    edit: {
      [`${schemas}/NewOrder/properties/payment`]: { $ref: `#${schemas}/Payment`, enum: ['Card'] },
    },
    found: ['breaking enum NewOrder/payment'],
  },

  // Responses
  {
    name: 'a reference gets a bound beside it in a response',
    edit: {
      [`${schemas}/Order/properties/total`]: { $ref: `#${schemas}/Money`, maximum: 1000 },
    },
    found: ['info bound Order/total'],
  },
  {
    name: 'a success has another status',
    edit: {
      [`${orders}/post/responses/200`]: {
        content: { 'application/json': { schema: { $ref: `#${schemas}/Order` } } },
      },
      [`${orders}/post/responses/201`]: undefined,
    },
    found: ['breaking status-removed createOrder/201', 'breaking status-added createOrder/200'],
  },
  {
    name: 'a failure is documented that default covered',
    edit: { [`${order}/responses/404`]: { $ref: '#/components/responses/Failure' } },
    found: ['info status-added getOrder/404'],
  },
  {
    name: 'a failure loses its own response',
    edit: { [`${orders}/get/responses/404`]: undefined },
    found: ['warning status-removed listOrders/404'],
  },
  {
    name: 'a response has another media type',
    edit: {
      [`${list200}/content`]: { 'text/csv': { schema: { type: 'string' } } },
    },
    found: [
      'breaking media-type-removed listOrders/200',
      'warning media-type-added listOrders/200',
    ],
  },
  {
    name: 'a required header is removed',
    edit: { [`${list200}/headers/ETag`]: undefined },
    found: ['breaking header-removed listOrders/200'],
  },
  {
    name: 'a header that sometimes came is gone',
    edit: { [`${list200}/headers/Retry-After`]: undefined },
    found: ['warning header-removed listOrders/200'],
  },
  {
    name: 'a header may be missing',
    edit: { [`${list200}/headers/ETag/required`]: false },
    found: ['breaking header-optional listOrders/200/headers/ETag'],
  },
  {
    name: 'a header is added',
    edit: { [`${list200}/headers/Link`]: { schema: { type: 'string' } } },
    found: ['info header-added listOrders/200'],
  },
  {
    name: 'a header has smaller values',
    edit: { [`${list200}/headers/Retry-After/schema/minimum`]: 0 },
    found: ['breaking bound listOrders/200/headers/Retry-After'],
  },
  {
    name: 'a response loses a required property',
    edit: {
      [`${schemas}/Order/required`]: ['id', 'status'],
      [`${schemas}/Order/properties/total`]: undefined,
    },
    found: ['breaking property-removed Order/total'],
  },
  {
    name: 'a response loses an optional property',
    edit: { [`${schemas}/Order/properties/comment`]: undefined },
    found: ['warning property-removed Order/comment'],
  },
  {
    name: 'a property of a response becomes optional',
    edit: { [`${schemas}/Order/required`]: ['id', 'status'] },
    found: ['breaking property-optional Order/total'],
  },
  {
    name: 'a property of a response becomes required',
    edit: { [`${schemas}/Order/required`]: ['id', 'status', 'total', 'comment'] },
    found: ['info property-required Order/comment'],
  },
  {
    name: 'an open response has one more property',
    edit: {
      [`${schemas}/Order/required`]: ['id', 'status', 'total', 'number'],
      [`${schemas}/Order/properties/number`]: { type: 'string' },
    },
    found: ['info property-added Order/number'],
  },
  {
    name: 'a closed response has one more property',
    edit: { [`${schemas}/Settings/properties/email`]: { type: 'string' } },
    found: ['breaking property-added Settings/email'],
  },
  {
    name: 'a response may be null',
    edit: { [`${schemas}/Order/properties/comment/type`]: ['string', 'null'] },
    found: ['breaking nullable Order/comment'],
  },
  {
    name: 'a shared schema of a response may be null',
    edit: {
      [`${schemas}/Order/properties/total`]: {
        oneOf: [{ $ref: `#${schemas}/Money` }, { type: 'null' }],
      },
    },
    found: ['breaking nullable Order/total'],
  },
  {
    name: 'a property of a response has another type',
    edit: { [`${schemas}/Order/properties/id`]: { type: 'integer' } },
    found: ['breaking type Order/id'],
  },
  {
    name: 'integers of a response may have a fraction',
    edit: { [`${schemas}/Money/type`]: 'number' },
    found: ['breaking type Money'],
  },
  {
    name: 'an enumeration of requests and responses is widened',
    edit: { [`${schemas}/Status/enum`]: ['New', 'Paid', 'Sent', 'Lost'] },
    found: ['breaking enum Status'],
  },
  {
    name: 'an enumeration of requests and responses is narrowed',
    edit: { [`${schemas}/Status/enum`]: ['New', 'Paid'] },
    found: ['breaking enum Status'],
  },
  {
    name: 'a response may have longer lists',
    edit: { [`${schemas}/OrderList/properties/items/maxItems`]: 60 },
    found: ['breaking bound OrderList/items'],
  },
  {
    name: 'a response has shorter texts',
    edit: { [`${schemas}/Order/properties/comment/maxLength`]: 200 },
    found: ['info bound Order/comment'],
  },
  {
    name: 'a union has one more member',
    edit: {
      [`${schemas}/Order/properties/delivery/oneOf/2`]: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string', enum: ['Post'] } },
      },
    },
    found: ['breaking variant-added Order/delivery'],
  },
  {
    name: 'a union has one member less',
    edit: { [`${schemas}/Order/properties/delivery/oneOf`]: [{ $ref: `#${schemas}/Courier` }] },
    found: ['info variant-removed Order/delivery'],
  },
  {
    name: 'a member of a union loses a property',
    edit: {
      [`${schemas}/Courier/required`]: ['kind'],
      [`${schemas}/Courier/properties/address`]: undefined,
    },
    found: ['breaking property-removed Courier/address'],
  },
  {
    name: 'additional properties of a response have another type',
    edit: { [`${schemas}/Settings/properties/limits/additionalProperties`]: { type: 'string' } },
    found: ['breaking type Settings/limits/additionalProperties'],
  },
  {
    name: 'a part of allOf of requests and responses is changed',
    edit: { [`${schemas}/NoteText/properties/text/minLength`]: 0 },
    found: ['breaking bound Note/text'],
  },
  {
    name: 'a shared schema is renamed',
    edit: {
      [`${schemas}/Payment`]: undefined,
      [`${schemas}/PaymentMethod`]: { type: 'string', enum: ['Cash', 'Card'] },
      [`${schemas}/NewOrder/properties/payment`]: { $ref: `#${schemas}/PaymentMethod` },
    },
    found: [],
  },

  // What validators do not see
  {
    name: 'the prefix of all addresses is changed',
    given: { '/servers': [{ url: '/' }] },
    edit: { '/servers': [{ url: '/v2' }] },
    found: ['breaking server servers'],
  },
  {
    name: 'one more server',
    given: { '/servers': [{ url: '/' }] },
    edit: {
      '/servers': [
        { url: '/' },
        { url: 'https://{host}', variables: { host: { default: 'a.ru' } } },
      ],
    },
    found: ['info server servers'],
  },
  {
    name: 'one operation moves to another server',
    edit: { [`${order}/servers`]: [{ url: 'https://orders.example.ru' }] },
    found: ['breaking server getOrder'],
  },
  {
    name: 'a server without its last slash',
    given: { '/servers': [{ url: 'https://example.ru/' }] },
    edit: { '/servers': [{ url: 'https://example.ru' }] },
    found: [],
  },
  {
    name: 'a body may be smaller only',
    given: { [`${orders}/post/requestBody/x-max-bytes`]: 1000 },
    edit: { [`${orders}/post/requestBody/x-max-bytes`]: 999 },
    found: ['breaking bound createOrder/body'],
  },
  {
    name: 'a body may be larger',
    given: { [`${orders}/post/requestBody/x-max-bytes`]: 1000 },
    edit: { [`${orders}/post/requestBody/x-max-bytes`]: 1001 },
    found: ['info bound createOrder/body'],
  },
  {
    name: 'a file of a request may be smaller only',
    given: { [`${schemas}/NewOrder/properties/promo/x-max-bytes`]: 1000 },
    edit: { [`${schemas}/NewOrder/properties/promo/x-max-bytes`]: 999 },
    found: ['breaking bound NewOrder/promo'],
  },
  {
    name: 'a file of a request may be larger',
    given: { [`${schemas}/NewOrder/properties/promo/x-max-bytes`]: 1000 },
    edit: { [`${schemas}/NewOrder/properties/promo/x-max-bytes`]: undefined },
    found: ['info bound NewOrder/promo'],
  },
  {
    name: 'a text of a response may be larger',
    given: { [`${schemas}/Order/properties/comment/x-max-bytes`]: 1000 },
    edit: { [`${schemas}/Order/properties/comment/x-max-bytes`]: 1001 },
    found: ['breaking bound Order/comment'],
  },
  {
    name: 'a request has a rule more',
    edit: { [`${schemas}/NewOrder/x-validations`]: [{ rule: 'self.lines.size() < 5' }] },
    found: ['breaking keyword NewOrder'],
  },
  {
    name: 'a request has a rule less',
    given: { [`${schemas}/NewOrder/x-validations`]: [{ rule: 'self.lines.size() < 5' }] },
    edit: { [`${schemas}/NewOrder/x-validations`]: undefined },
    found: ['info keyword NewOrder'],
  },
  {
    name: 'a response has a rule more',
    edit: { [`${schemas}/Order/x-validations`]: [{ rule: 'self.total > 0' }] },
    found: ['info keyword Order'],
  },
  {
    name: 'a response has a rule less',
    given: { [`${schemas}/Order/x-validations`]: [{ rule: 'self.total > 0' }] },
    edit: { [`${schemas}/Order/x-validations`]: [] },
    found: ['breaking keyword Order'],
  },
  {
    name: 'a part of a response has a rule less',
    given: { [`${schemas}/NoteText/x-validations`]: [{ rule: 'self.text != ""' }] },
    edit: { [`${schemas}/NoteText/x-validations`]: undefined },
    found: ['breaking keyword Note'],
  },
  {
    name: 'a rule with another message and other spaces',
    given: { [`${schemas}/Order/x-validations`]: [{ rule: 'self.total > 0', message: 'a' }] },
    edit: { [`${schemas}/Order/x-validations`]: [{ rule: 'self.total  > 0\n', message: 'b' }] },
    found: [],
  },
  {
    name: 'a text of a request is stored otherwise',
    given: { [`${schemas}/NoteText/properties/text/x-stored`]: 'trimmed' },
    edit: { [`${schemas}/NoteText/properties/text/x-stored`]: undefined },
    found: ['breaking keyword Note/text'],
  },
  {
    name: 'a text of a request that is stored as before in other words',
    given: { [`${schemas}/NewOrder/properties/promo/x-stored`]: 'upper-case' },
    edit: { [`${schemas}/NewOrder/properties/promo/x-stored`]: undefined },
    found: ['info keyword NewOrder/promo'],
  },
  {
    name: 'a text that a request refers to is stored otherwise',
    given: {
      [`${schemas}/Code`]: { type: 'string' },
      [`${schemas}/NewOrder/properties/code`]: { $ref: `#${schemas}/Code` },
    },
    edit: {
      [`${schemas}/NewOrder/properties/code`]: {
        $ref: `#${schemas}/Code`,
        'x-stored': 'upper-case',
      },
    },
    found: ['breaking keyword NewOrder/code'],
  },
  {
    name: 'a text of a response is said to be stored otherwise',
    edit: { [`${schemas}/Order/properties/comment/x-stored`]: 'trimmed' },
    found: ['info keyword Order/comment'],
  },
  {
    name: 'a file may be of fewer media types',
    given: upload('application/pdf, image/png'),
    edit: upload('application/pdf'),
    found: ['breaking encoding createOrder/body/file'],
  },
  {
    name: 'a file may be of any picture',
    given: upload('image/png'),
    edit: upload('image/*'),
    found: ['info encoding createOrder/body/file'],
  },
  {
    name: 'media types of a file in another order',
    given: upload('application/pdf, image/png'),
    edit: upload('image/png,application/pdf'),
    found: [],
  },
  {
    name: 'a required property of a response is write-only',
    edit: { [`${schemas}/OrderList/properties/items/writeOnly`]: true },
    found: ['breaking write-only OrderList/items'],
  },
  {
    name: 'an optional property of a response is write-only',
    edit: { [`${schemas}/Order/properties/comment/writeOnly`]: true },
    found: ['warning write-only Order/comment'],
  },
  {
    name: 'a property of a closed request is read-only',
    edit: { [`${schemas}/NewOrder/properties/promo/readOnly`]: true },
    found: ['breaking read-only NewOrder/promo'],
  },
  {
    name: 'a required property of a request is read-only no longer',
    given: { [`${schemas}/NewLine/properties/quantity/readOnly`]: true },
    edit: { [`${schemas}/NewLine/properties/quantity/readOnly`]: undefined },
    found: ['breaking read-only NewLine/quantity'],
  },
  {
    name: 'a property of a response is read-only',
    edit: { [`${schemas}/OrderList/properties/items/readOnly`]: true },
    found: ['info read-only OrderList/items'],
  },

  // What restricts by more than a bound
  ...(
    [
      ['dependentRequired', { promo: ['email'] }],
      ['if', { required: ['promo'] }],
      ['not', { required: ['promo', 'email'] }],
      ['propertyNames', { maxLength: 5 }],
      ['dependentSchemas', { promo: { required: ['email'] } }],
    ] as const
  ).flatMap(([keyword, value]): KnownEdit[] => {
    const at = `${schemas}/NewOrder`;
    const whole = {
      [`${at}/${keyword}`]: value,
      ...(keyword === 'if' ? { [`${at}/then`]: { required: ['email'] } } : {}),
    };
    const none = Object.fromEntries(Object.keys(whole).map((key) => [key, undefined]));
    return [
      { name: `a request has ${keyword} now`, edit: whole, found: ['breaking keyword NewOrder'] },
      {
        name: `a request has ${keyword} no longer`,
        given: whole,
        edit: none,
        found: ['info keyword NewOrder'],
      },
    ];
  }),
  {
    name: 'a keyword of a response is gone that nobody can decide about',
    given: { [`${schemas}/Settings/properties/limits/propertyNames`]: { minLength: 0 } },
    edit: { [`${schemas}/Settings/properties/limits/propertyNames`]: undefined },
    found: ['breaking keyword Settings/limits'],
  },
  {
    name: 'a response has a keyword more',
    edit: { [`${schemas}/Order/not`]: { required: ['comment', 'delivery'] } },
    found: ['info keyword Order'],
  },
  {
    name: 'a union of a request has a member that overlaps another',
    given: { [`${schemas}/NewOrder/properties/way`]: { oneOf: [pickup, { type: 'string' }] } },
    edit: {
      [`${schemas}/NewOrder/properties/way/oneOf/2`]: {
        type: 'object',
        properties: { shop: { type: 'string' } },
      },
    },
    found: ['info variant-added NewOrder/way', 'breaking variant-overlap NewOrder/way'],
  },
  {
    name: 'a union of a request has a member that excludes the others',
    given: { [`${schemas}/NewOrder/properties/way`]: { oneOf: [pickup, { type: 'string' }] } },
    edit: { [`${schemas}/NewOrder/properties/way/oneOf/2`]: courier },
    found: ['info variant-added NewOrder/way'],
  },
  {
    name: 'members of a union of a request exclude each other no longer',
    given: { [`${schemas}/NewOrder/properties/way`]: { oneOf: [pickup, courier] } },
    edit: {
      [`${schemas}/NewOrder/properties/way/oneOf/1/properties/kind/enum`]: ['Courier', 'Pickup'],
    },
    found: ['warning type NewOrder/way', 'breaking variant-overlap NewOrder/way'],
  },
  {
    name: 'members of a union of a request exclude each other by not no longer',
    given: {
      [`${schemas}/NewOrder/properties/way`]: {
        oneOf: [
          { title: 'One', type: 'object', required: ['post'], not: { required: ['shop'] } },
          { title: 'Other', type: 'object', required: ['shop'] },
        ],
      },
    },
    edit: { [`${schemas}/NewOrder/properties/way/oneOf/0/not`]: undefined },
    found: ['info keyword NewOrder/way/0', 'breaking variant-overlap NewOrder/way'],
  },
  {
    name: 'a union of a response without not',
    given: {
      [`${schemas}/Order/properties/delivery/oneOf/0`]: {
        allOf: [{ $ref: `#${schemas}/Courier` }, { not: { required: ['shop'] } }],
      },
    },
    edit: {
      [`${schemas}/Order/properties/delivery/oneOf/0`]: {
        allOf: [{ $ref: `#${schemas}/Courier` }],
      },
    },
    found: ['breaking keyword Order/delivery/0'],
  },
  {
    name: 'what is beside a union of a request is narrowed',
    given: {
      [`${schemas}/NewOrder/properties/way`]: {
        type: 'string',
        maxLength: 9,
        anyOf: [{ minLength: 2 }],
      },
    },
    edit: { [`${schemas}/NewOrder/properties/way/maxLength`]: 5 },
    found: ['breaking bound NewOrder/way/0'],
  },

  // The same in other words
  {
    name: 'a pattern is written otherwise',
    edit: { [`${schemas}/NewOrder/properties/promo/pattern`]: '^(?:[A-M]|[N-Z]){4}$' },
    found: [],
  },
  {
    name: 'a pattern of a request accepts one more text',
    edit: { [`${schemas}/NewOrder/properties/promo/pattern`]: '^[A-Z]{4}$|^none$' },
    found: ['info pattern NewOrder/promo'],
  },
  {
    name: 'a pattern of a request rejects one text of many',
    edit: { [`${schemas}/NewOrder/properties/promo/pattern`]: '^(?!QQQX)[A-Z]{4}$' },
    found: ['breaking pattern NewOrder/promo'],
  },
  {
    name: 'a bound of whole numbers is written otherwise',
    edit: {
      [`${schemas}/NewLine/properties/quantity`]: {
        type: 'integer',
        exclusiveMinimum: 0,
        exclusiveMaximum: 100,
      },
    },
    found: [],
  },
  {
    name: 'a bound of whole numbers is written otherwise and is another',
    edit: {
      [`${schemas}/NewLine/properties/quantity`]: {
        type: 'integer',
        exclusiveMinimum: 1,
        maximum: 99,
      },
    },
    found: ['breaking bound NewLine/quantity'],
  },
  {
    name: 'a closed request is closed by unevaluatedProperties',
    edit: {
      [`${schemas}/NewLine/additionalProperties`]: undefined,
      [`${schemas}/NewLine/unevaluatedProperties`]: false,
    },
    found: [],
  },
  {
    name: 'an open response is closed by unevaluatedProperties',
    edit: { [`${schemas}/Order/unevaluatedProperties`]: false },
    found: ['info object-closed Order'],
  },
  {
    name: 'a request of parts is closed by unevaluatedProperties',
    edit: { [`${schemas}/Note/unevaluatedProperties`]: false },
    found: ['breaking object-closed Note'],
  },
];
