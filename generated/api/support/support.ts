import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  CreatedTicket,
  Ticket,
  TicketFeedback,
  TicketList
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  EDORequest,
  ErrorPayload,
  ErrorReport,
  GeneralTicketRequest,
  ListTicketsParams,
  MaintenanceRequest,
  NewTicketFeedback,
  OrderAccessRequest,
  OrderTicketRequest,
  PartnerRequest,
  ProductQuestionRequest,
  ProductsTicketRequest,
  PromotionOfferRequest,
  RefundRequest,
  TradingAccessRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getReportErrorUrl = () => {




  return `/api/v1/support/tickets/error`
}

/**
 * Кнопка «Сообщить» у любой ошибки: по `traceID` её найдут в журнале. Работает и без входа, чтобы сообщить можно было об ошибке самого входа.
 * @summary Сообщить об ошибке
 */
export const reportError = async (errorReport: ErrorReport, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getReportErrorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(errorReport),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getReportErrorMutationKey = () => ['reportError'] as const;

export const getReportErrorMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext> => {

const mutationKey = getReportErrorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportError>>, ReportErrorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportError(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportErrorMutationResult = NonNullable<Awaited<ReturnType<typeof reportError>>>
    export type ReportErrorMutationBody = ErrorReport
    export type ReportErrorMutationError = ErrorType<ErrorPayload>
    export type ReportErrorMutationVariables = {data: ErrorReport}

    /**
 * @summary Сообщить об ошибке
 */
export const useReportError = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportError>>,
        TError,
        ReportErrorMutationVariables,
        TContext
      > => {
      return useMutation(getReportErrorMutationOptions(options), queryClient);
    }
    export const getListTicketsUrl = (params?: ListTicketsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["status","type"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/support/tickets?${stringifiedParams}` : `/api/v1/support/tickets`
}

/**
 * Обращения читателя, недавно изменённые первыми. Отбирают по состоянию, виду, заказу и тексту (номер, начало записей).
 * @summary Обращения
 */
export const listTickets = async (params?: ListTicketsParams, options?: Parameters<typeof http>[1]): Promise<TicketList> => {

  return http<TicketList>(getListTicketsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).TicketList
  }
);}





export const getListTicketsQueryKey = (params?: ListTicketsParams,) => {
    return [
    'api','v1','support','tickets', ...(params ? [params] : [])
    ] as const;
    }


export const getListTicketsQueryOptions = <TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTicketsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTickets>>> = ({ signal }) => listTickets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTicketsQueryResult = NonNullable<Awaited<ReturnType<typeof listTickets>>>
export type ListTicketsQueryError = ErrorType<ErrorPayload>


export function useListTickets<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListTicketsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTickets>>,
          TError,
          Awaited<ReturnType<typeof listTickets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTickets<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTickets>>,
          TError,
          Awaited<ReturnType<typeof listTickets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTickets<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Обращения
 */

export function useListTickets<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTicketsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Обращения
 */
export const prefetchListTicketsQuery = async <TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTicketsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTickets} query
 */
export const invalidateListTickets = async (
 queryClient: QueryClient, params?: ListTicketsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTicketsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Обращения
 */
export const useSetListTicketsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTicketsParams | undefined,updater: Awaited<ReturnType<typeof listTickets>> | undefined | ((old: Awaited<ReturnType<typeof listTickets>> | undefined) => Awaited<ReturnType<typeof listTickets>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listTickets>>>({ exact: $exactMatch, queryKey: getListTicketsQueryKey(params) }, updater);
  };
}

/**
 * @summary Обращения
 */
export const useGetListTicketsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListTicketsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listTickets>>>(getListTicketsQueryKey(params));
}


export const getListTicketsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(params?: ListTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTicketsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTickets>>> = ({ signal }) => listTickets(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTicketsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTickets>>>
export type ListTicketsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListTicketsSuspense<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListTicketsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTicketsSuspense<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTicketsSuspense<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Обращения
 */

export function useListTicketsSuspense<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTicketsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateEDOTicketUrl = () => {




  return `/api/v1/support/tickets/edo`
}

/**
 * Заявка владельца на обмен документами с компанией. Компания, где читатель не состоит, — 404; не владелец — 403 NotAllowed; заявка уже рассматривается или ЭДО подключён — 409 AlreadyExists.
 * @summary Подключить ЭДО
 */
export const createEDOTicket = async (eDORequest: EDORequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateEDOTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(eDORequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateEDOTicketMutationKey = () => ['createEDOTicket'] as const;

export const getCreateEDOTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEDOTicket>>, TError,CreateEDOTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createEDOTicket>>, TError,CreateEDOTicketMutationVariables, TContext> => {

const mutationKey = getCreateEDOTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEDOTicket>>, CreateEDOTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createEDOTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateEDOTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createEDOTicket>>>
    export type CreateEDOTicketMutationBody = EDORequest
    export type CreateEDOTicketMutationError = ErrorType<ErrorPayload>
    export type CreateEDOTicketMutationVariables = {data: EDORequest}

    /**
 * @summary Подключить ЭДО
 */
export const useCreateEDOTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEDOTicket>>, TError,CreateEDOTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEDOTicket>>,
        TError,
        CreateEDOTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEDOTicketMutationOptions(options), queryClient);
    }
    export const getCreateMaintenanceTicketUrl = () => {




  return `/api/v1/support/tickets/equipment/maintenance`
}

/**
 * Заявка в сервисный отдел, вид CustomerService. Чужой или неизвестный заказ или товар — 404.
 * @summary Ремонт и обслуживание оборудования
 */
export const createMaintenanceTicket = async (maintenanceRequest: MaintenanceRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateMaintenanceTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(maintenanceRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateMaintenanceTicketMutationKey = () => ['createMaintenanceTicket'] as const;

export const getCreateMaintenanceTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMaintenanceTicket>>, TError,CreateMaintenanceTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createMaintenanceTicket>>, TError,CreateMaintenanceTicketMutationVariables, TContext> => {

const mutationKey = getCreateMaintenanceTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMaintenanceTicket>>, CreateMaintenanceTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMaintenanceTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMaintenanceTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createMaintenanceTicket>>>
    export type CreateMaintenanceTicketMutationBody = MaintenanceRequest
    export type CreateMaintenanceTicketMutationError = ErrorType<ErrorPayload>
    export type CreateMaintenanceTicketMutationVariables = {data: MaintenanceRequest}

    /**
 * @summary Ремонт и обслуживание оборудования
 */
export const useCreateMaintenanceTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMaintenanceTicket>>, TError,CreateMaintenanceTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMaintenanceTicket>>,
        TError,
        CreateMaintenanceTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMaintenanceTicketMutationOptions(options), queryClient);
    }
    export const getCreateGeneralTicketUrl = () => {




  return `/api/v1/support/tickets/general`
}

/**
 * Вопрос, у которого нет своего вида; заодно просьбы найти товар и удалить аккаунт — их различает `type`. Вторая просьба удалить аккаунт, пока открыта первая, — 409 AlreadyExists.
 * @summary Общее обращение
 */
export const createGeneralTicket = async (generalTicketRequest: GeneralTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateGeneralTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(generalTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateGeneralTicketMutationKey = () => ['createGeneralTicket'] as const;

export const getCreateGeneralTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGeneralTicket>>, TError,CreateGeneralTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createGeneralTicket>>, TError,CreateGeneralTicketMutationVariables, TContext> => {

const mutationKey = getCreateGeneralTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGeneralTicket>>, CreateGeneralTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGeneralTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGeneralTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createGeneralTicket>>>
    export type CreateGeneralTicketMutationBody = GeneralTicketRequest
    export type CreateGeneralTicketMutationError = ErrorType<ErrorPayload>
    export type CreateGeneralTicketMutationVariables = {data: GeneralTicketRequest}

    /**
 * @summary Общее обращение
 */
export const useCreateGeneralTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGeneralTicket>>, TError,CreateGeneralTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGeneralTicket>>,
        TError,
        CreateGeneralTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGeneralTicketMutationOptions(options), queryClient);
    }
    export const getCreateOrderDeliveryTicketUrl = () => {




  return `/api/v1/support/tickets/order/delivery`
}

/**
 * Нужный способ получения недоступен, вид OrderDeliveryUnavailable. Чужой или неизвестный заказ — 404.
 * @summary Доставка недоступна
 */
export const createOrderDeliveryTicket = async (orderTicketRequest: OrderTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateOrderDeliveryTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderDeliveryTicketMutationKey = () => ['createOrderDeliveryTicket'] as const;

export const getCreateOrderDeliveryTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderDeliveryTicket>>, TError,CreateOrderDeliveryTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderDeliveryTicket>>, TError,CreateOrderDeliveryTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderDeliveryTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderDeliveryTicket>>, CreateOrderDeliveryTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderDeliveryTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderDeliveryTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderDeliveryTicket>>>
    export type CreateOrderDeliveryTicketMutationBody = OrderTicketRequest
    export type CreateOrderDeliveryTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderDeliveryTicketMutationVariables = {data: OrderTicketRequest}

    /**
 * @summary Доставка недоступна
 */
export const useCreateOrderDeliveryTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderDeliveryTicket>>, TError,CreateOrderDeliveryTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderDeliveryTicket>>,
        TError,
        CreateOrderDeliveryTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderDeliveryTicketMutationOptions(options), queryClient);
    }
    export const getCreateOrderPaymentTicketUrl = () => {




  return `/api/v1/support/tickets/order/payment`
}

/**
 * Нужный способ оплаты недоступен, вид PaymentUnavailable. Чужой или неизвестный заказ — 404.
 * @summary Оплата недоступна
 */
export const createOrderPaymentTicket = async (orderTicketRequest: OrderTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateOrderPaymentTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderPaymentTicketMutationKey = () => ['createOrderPaymentTicket'] as const;

export const getCreateOrderPaymentTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderPaymentTicket>>, TError,CreateOrderPaymentTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderPaymentTicket>>, TError,CreateOrderPaymentTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderPaymentTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderPaymentTicket>>, CreateOrderPaymentTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderPaymentTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderPaymentTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderPaymentTicket>>>
    export type CreateOrderPaymentTicketMutationBody = OrderTicketRequest
    export type CreateOrderPaymentTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderPaymentTicketMutationVariables = {data: OrderTicketRequest}

    /**
 * @summary Оплата недоступна
 */
export const useCreateOrderPaymentTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderPaymentTicket>>, TError,CreateOrderPaymentTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderPaymentTicket>>,
        TError,
        CreateOrderPaymentTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderPaymentTicketMutationOptions(options), queryClient);
    }
    export const getCreateOrderProductsTicketUrl = () => {




  return `/api/v1/support/tickets/order/products`
}

/**
 * В заказе есть то, чего нет, вид OrderProductsUnavailable. Чужой или неизвестный заказ — 404.
 * @summary Товары заказа недоступны
 */
export const createOrderProductsTicket = async (orderTicketRequest: OrderTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateOrderProductsTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderProductsTicketMutationKey = () => ['createOrderProductsTicket'] as const;

export const getCreateOrderProductsTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderProductsTicket>>, TError,CreateOrderProductsTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderProductsTicket>>, TError,CreateOrderProductsTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderProductsTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderProductsTicket>>, CreateOrderProductsTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderProductsTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderProductsTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderProductsTicket>>>
    export type CreateOrderProductsTicketMutationBody = OrderTicketRequest
    export type CreateOrderProductsTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderProductsTicketMutationVariables = {data: OrderTicketRequest}

    /**
 * @summary Товары заказа недоступны
 */
export const useCreateOrderProductsTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderProductsTicket>>, TError,CreateOrderProductsTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderProductsTicket>>,
        TError,
        CreateOrderProductsTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderProductsTicketMutationOptions(options), queryClient);
    }
    export const getCreateOrderQuestionTicketUrl = () => {




  return `/api/v1/support/tickets/order/question`
}

/**
 * Любой вопрос о заказе, вид OrderQuestion. Чужой или неизвестный заказ — 404.
 * @summary Вопрос о заказе
 */
export const createOrderQuestionTicket = async (orderTicketRequest: OrderTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateOrderQuestionTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderQuestionTicketMutationKey = () => ['createOrderQuestionTicket'] as const;

export const getCreateOrderQuestionTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderQuestionTicket>>, TError,CreateOrderQuestionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderQuestionTicket>>, TError,CreateOrderQuestionTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderQuestionTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderQuestionTicket>>, CreateOrderQuestionTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderQuestionTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderQuestionTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderQuestionTicket>>>
    export type CreateOrderQuestionTicketMutationBody = OrderTicketRequest
    export type CreateOrderQuestionTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderQuestionTicketMutationVariables = {data: OrderTicketRequest}

    /**
 * @summary Вопрос о заказе
 */
export const useCreateOrderQuestionTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderQuestionTicket>>, TError,CreateOrderQuestionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderQuestionTicket>>,
        TError,
        CreateOrderQuestionTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderQuestionTicketMutationOptions(options), queryClient);
    }
    export const getCreateRefundTicketUrl = () => {




  return `/api/v1/support/tickets/order/refund`
}

/**
 * Возврат полученного заказа, подтверждённый кодом из `sendOtp` с шаблоном RefundOrder; заказ становится WaitingForRefund. Неверный код — 400 InvalidCode: это не сбой, введённое сохраняют и просят код снова. Истёкший, уже использованный или чужой токен — 400 CodeExpired. После пятой неверной попытки — 429 TooManyAttempts, нужен новый код (`resendOtp`). Токен связывается с заказом при первой попытке и к другому не подходит.
 * @summary Вернуть заказ
 */
export const createRefundTicket = async (refundRequest: RefundRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateRefundTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refundRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateRefundTicketMutationKey = () => ['createRefundTicket'] as const;

export const getCreateRefundTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRefundTicket>>, TError,CreateRefundTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRefundTicket>>, TError,CreateRefundTicketMutationVariables, TContext> => {

const mutationKey = getCreateRefundTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRefundTicket>>, CreateRefundTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRefundTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRefundTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createRefundTicket>>>
    export type CreateRefundTicketMutationBody = RefundRequest
    export type CreateRefundTicketMutationError = ErrorType<ErrorPayload>
    export type CreateRefundTicketMutationVariables = {data: RefundRequest}

    /**
 * @summary Вернуть заказ
 */
export const useCreateRefundTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRefundTicket>>, TError,CreateRefundTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRefundTicket>>,
        TError,
        CreateRefundTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRefundTicketMutationOptions(options), queryClient);
    }
    export const getCreatePartnerTicketUrl = () => {




  return `/api/v1/support/tickets/partner`
}

/**
 * Просьба подключить компанию, вид CreatePartner: менеджер проверит данные. Уже подключённая или рассматриваемая — 409 AlreadyExists, ИНН с неверной контрольной суммой — 422 InvalidINN.
 * @summary Добавить компанию
 */
export const createPartnerTicket = async (partnerRequest: PartnerRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreatePartnerTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreatePartnerTicketMutationKey = () => ['createPartnerTicket'] as const;

export const getCreatePartnerTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerTicket>>, TError,CreatePartnerTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnerTicket>>, TError,CreatePartnerTicketMutationVariables, TContext> => {

const mutationKey = getCreatePartnerTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnerTicket>>, CreatePartnerTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPartnerTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnerTicket>>>
    export type CreatePartnerTicketMutationBody = PartnerRequest
    export type CreatePartnerTicketMutationError = ErrorType<ErrorPayload>
    export type CreatePartnerTicketMutationVariables = {data: PartnerRequest}

    /**
 * @summary Добавить компанию
 */
export const useCreatePartnerTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerTicket>>, TError,CreatePartnerTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnerTicket>>,
        TError,
        CreatePartnerTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerTicketMutationOptions(options), queryClient);
    }
    export const getCreateIndividualPartnerTicketUrl = () => {




  return `/api/v1/support/tickets/partner/individual`
}

/**
 * Просьба подключить читателя как индивидуального предпринимателя, вид CreateIndividualPartner; тела нет, данные — из профиля. Повторная — 409 AlreadyExists.
 * @summary Покупать как предприниматель
 */
export const createIndividualPartnerTicket = async ( options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

  return http<CreatedTicket>(getCreateIndividualPartnerTicketUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateIndividualPartnerTicketMutationKey = () => ['createIndividualPartnerTicket'] as const;

export const getCreateIndividualPartnerTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIndividualPartnerTicket>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createIndividualPartnerTicket>>, TError,void, TContext> => {

const mutationKey = getCreateIndividualPartnerTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIndividualPartnerTicket>>, void> = () => {


          return  createIndividualPartnerTicket(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIndividualPartnerTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createIndividualPartnerTicket>>>

    export type CreateIndividualPartnerTicketMutationError = ErrorType<ErrorPayload>


    /**
 * @summary Покупать как предприниматель
 */
export const useCreateIndividualPartnerTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIndividualPartnerTicket>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIndividualPartnerTicket>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateIndividualPartnerTicketMutationOptions(options), queryClient);
    }
    export const getCreateOrderAccessTicketUrl = () => {




  return `/api/v1/support/tickets/partner/order/access`
}

/**
 * Заявление с доверенностью, вид PartnerOrdersAccess. Файлов от одного до десяти; срок — в будущем. Компания, где читатель не состоит, — 404; заявление уже рассматривается — 409 AlreadyExists.
 * @summary Допуск к заказам компании
 */
export const createOrderAccessTicket = async (orderAccessRequest: OrderAccessRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {
    const formData = new FormData();
orderAccessRequest.files.forEach(value => formData.append(`files`, value));
formData.append(`partnerID`, orderAccessRequest.partnerID);
formData.append(`validUntil`, JSON.stringify(orderAccessRequest.validUntil));

  return http<CreatedTicket>(getCreateOrderAccessTicketUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderAccessTicketMutationKey = () => ['createOrderAccessTicket'] as const;

export const getCreateOrderAccessTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderAccessTicket>>, TError,CreateOrderAccessTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderAccessTicket>>, TError,CreateOrderAccessTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderAccessTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderAccessTicket>>, CreateOrderAccessTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderAccessTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderAccessTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderAccessTicket>>>
    export type CreateOrderAccessTicketMutationBody = OrderAccessRequest
    export type CreateOrderAccessTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderAccessTicketMutationVariables = {data: OrderAccessRequest}

    /**
 * @summary Допуск к заказам компании
 */
export const useCreateOrderAccessTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderAccessTicket>>, TError,CreateOrderAccessTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderAccessTicket>>,
        TError,
        CreateOrderAccessTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderAccessTicketMutationOptions(options), queryClient);
    }
    export const getCreateTradingAccessTicketUrl = () => {




  return `/api/v1/support/tickets/partner/trading/access`
}

/**
 * Заявление владельца торгующей организации на оптовые цены, вид PartnerTradingAccess. Компания, где читатель не состоит, — 404; не владелец — 403 NotAllowed; заявление уже рассматривается или доступ открыт — 409 AlreadyExists.
 * @summary Оптовый доступ
 */
export const createTradingAccessTicket = async (tradingAccessRequest: TradingAccessRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateTradingAccessTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tradingAccessRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateTradingAccessTicketMutationKey = () => ['createTradingAccessTicket'] as const;

export const getCreateTradingAccessTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTradingAccessTicket>>, TError,CreateTradingAccessTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTradingAccessTicket>>, TError,CreateTradingAccessTicketMutationVariables, TContext> => {

const mutationKey = getCreateTradingAccessTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTradingAccessTicket>>, CreateTradingAccessTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTradingAccessTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTradingAccessTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createTradingAccessTicket>>>
    export type CreateTradingAccessTicketMutationBody = TradingAccessRequest
    export type CreateTradingAccessTicketMutationError = ErrorType<ErrorPayload>
    export type CreateTradingAccessTicketMutationVariables = {data: TradingAccessRequest}

    /**
 * @summary Оптовый доступ
 */
export const useCreateTradingAccessTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTradingAccessTicket>>, TError,CreateTradingAccessTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTradingAccessTicket>>,
        TError,
        CreateTradingAccessTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTradingAccessTicketMutationOptions(options), queryClient);
    }
    export const getCreateAnalogsTicketUrl = () => {




  return `/api/v1/support/tickets/products/analogs`
}

/**
 * Замена недоступному товару, вид Analogs. Неизвестный товар — 404.
 * @summary Подобрать аналог
 */
export const createAnalogsTicket = async (productsTicketRequest: ProductsTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateAnalogsTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productsTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateAnalogsTicketMutationKey = () => ['createAnalogsTicket'] as const;

export const getCreateAnalogsTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnalogsTicket>>, TError,CreateAnalogsTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAnalogsTicket>>, TError,CreateAnalogsTicketMutationVariables, TContext> => {

const mutationKey = getCreateAnalogsTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAnalogsTicket>>, CreateAnalogsTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAnalogsTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAnalogsTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createAnalogsTicket>>>
    export type CreateAnalogsTicketMutationBody = ProductsTicketRequest
    export type CreateAnalogsTicketMutationError = ErrorType<ErrorPayload>
    export type CreateAnalogsTicketMutationVariables = {data: ProductsTicketRequest}

    /**
 * @summary Подобрать аналог
 */
export const useCreateAnalogsTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnalogsTicket>>, TError,CreateAnalogsTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAnalogsTicket>>,
        TError,
        CreateAnalogsTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAnalogsTicketMutationOptions(options), queryClient);
    }
    export const getCreatePurchaseTicketUrl = () => {




  return `/api/v1/support/tickets/products/purchase`
}

/**
 * Цена и срок на товар, которого нет в обычной продаже, вид ProductPurchase. Неизвестный товар — 404.
 * @summary Запросить предложение
 */
export const createPurchaseTicket = async (productsTicketRequest: ProductsTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreatePurchaseTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productsTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreatePurchaseTicketMutationKey = () => ['createPurchaseTicket'] as const;

export const getCreatePurchaseTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPurchaseTicket>>, TError,CreatePurchaseTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPurchaseTicket>>, TError,CreatePurchaseTicketMutationVariables, TContext> => {

const mutationKey = getCreatePurchaseTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPurchaseTicket>>, CreatePurchaseTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPurchaseTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePurchaseTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createPurchaseTicket>>>
    export type CreatePurchaseTicketMutationBody = ProductsTicketRequest
    export type CreatePurchaseTicketMutationError = ErrorType<ErrorPayload>
    export type CreatePurchaseTicketMutationVariables = {data: ProductsTicketRequest}

    /**
 * @summary Запросить предложение
 */
export const useCreatePurchaseTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPurchaseTicket>>, TError,CreatePurchaseTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPurchaseTicket>>,
        TError,
        CreatePurchaseTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePurchaseTicketMutationOptions(options), queryClient);
    }
    export const getCreateProductQuestionTicketUrl = () => {




  return `/api/v1/support/tickets/products/question`
}

/**
 * Вопрос менеджеру о товаре, вид ProductQuestion. Неизвестный товар — 404.
 * @summary Спросить о товаре
 */
export const createProductQuestionTicket = async (productQuestionRequest: ProductQuestionRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateProductQuestionTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productQuestionRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateProductQuestionTicketMutationKey = () => ['createProductQuestionTicket'] as const;

export const getCreateProductQuestionTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductQuestionTicket>>, TError,CreateProductQuestionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductQuestionTicket>>, TError,CreateProductQuestionTicketMutationVariables, TContext> => {

const mutationKey = getCreateProductQuestionTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductQuestionTicket>>, CreateProductQuestionTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProductQuestionTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductQuestionTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createProductQuestionTicket>>>
    export type CreateProductQuestionTicketMutationBody = ProductQuestionRequest
    export type CreateProductQuestionTicketMutationError = ErrorType<ErrorPayload>
    export type CreateProductQuestionTicketMutationVariables = {data: ProductQuestionRequest}

    /**
 * @summary Спросить о товаре
 */
export const useCreateProductQuestionTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductQuestionTicket>>, TError,CreateProductQuestionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductQuestionTicket>>,
        TError,
        CreateProductQuestionTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductQuestionTicketMutationOptions(options), queryClient);
    }
    export const getCreateWaitingListTicketUrl = () => {




  return `/api/v1/support/tickets/products/waitingList`
}

/**
 * Ждать товар, вид WaitingList; отказываются через `cancelTicket`. Товар уже есть в продаже — 409 NotAllowed, читатель его уже ждёт — 409 AlreadyExists, неизвестный — 404.
 * @summary Сообщить о поступлении
 */
export const createWaitingListTicket = async (productsTicketRequest: ProductsTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreateWaitingListTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productsTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateWaitingListTicketMutationKey = () => ['createWaitingListTicket'] as const;

export const getCreateWaitingListTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWaitingListTicket>>, TError,CreateWaitingListTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createWaitingListTicket>>, TError,CreateWaitingListTicketMutationVariables, TContext> => {

const mutationKey = getCreateWaitingListTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWaitingListTicket>>, CreateWaitingListTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWaitingListTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWaitingListTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createWaitingListTicket>>>
    export type CreateWaitingListTicketMutationBody = ProductsTicketRequest
    export type CreateWaitingListTicketMutationError = ErrorType<ErrorPayload>
    export type CreateWaitingListTicketMutationVariables = {data: ProductsTicketRequest}

    /**
 * @summary Сообщить о поступлении
 */
export const useCreateWaitingListTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWaitingListTicket>>, TError,CreateWaitingListTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWaitingListTicket>>,
        TError,
        CreateWaitingListTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWaitingListTicketMutationOptions(options), queryClient);
    }
    export const getCreatePromotionTicketUrl = () => {




  return `/api/v1/support/tickets/promotions/offer`
}

/**
 * Просьба о предложении на условиях акции или вопрос о ней; виды различает `type`. Неизвестная или закончившаяся акция — 404.
 * @summary Предложение по акции
 */
export const createPromotionTicket = async (promotionOfferRequest: PromotionOfferRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getCreatePromotionTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(promotionOfferRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreatePromotionTicketMutationKey = () => ['createPromotionTicket'] as const;

export const getCreatePromotionTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPromotionTicket>>, TError,CreatePromotionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPromotionTicket>>, TError,CreatePromotionTicketMutationVariables, TContext> => {

const mutationKey = getCreatePromotionTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPromotionTicket>>, CreatePromotionTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPromotionTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePromotionTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createPromotionTicket>>>
    export type CreatePromotionTicketMutationBody = PromotionOfferRequest
    export type CreatePromotionTicketMutationError = ErrorType<ErrorPayload>
    export type CreatePromotionTicketMutationVariables = {data: PromotionOfferRequest}

    /**
 * @summary Предложение по акции
 */
export const useCreatePromotionTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPromotionTicket>>, TError,CreatePromotionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPromotionTicket>>,
        TError,
        CreatePromotionTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePromotionTicketMutationOptions(options), queryClient);
    }
    export const getGetTicketUrl = (id: string,) => {




  return `/api/v1/support/tickets/${encodeURIComponent(String(id))}`
}

/**
 * Обращение целиком: записи, файлы, заказ, товары и компания, оценка. Чужое или неизвестное — 404.
 * @summary Обращение
 */
export const getTicket = async (id: string, options?: Parameters<typeof http>[1]): Promise<Ticket> => {

  return http<Ticket>(getGetTicketUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Ticket
  }
);}





export const getGetTicketQueryKey = (id: string,) => {
    return [
    'api','v1','support','tickets',id
    ] as const;
    }


export const getGetTicketQueryOptions = <TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTicketQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTicket>>> = ({ signal }) => getTicket(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTicketQueryResult = NonNullable<Awaited<ReturnType<typeof getTicket>>>
export type GetTicketQueryError = ErrorType<ErrorPayload>


export function useGetTicket<TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTicket>>,
          TError,
          Awaited<ReturnType<typeof getTicket>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTicket<TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTicket>>,
          TError,
          Awaited<ReturnType<typeof getTicket>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTicket<TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Обращение
 */

export function useGetTicket<TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTicketQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Обращение
 */
export const prefetchGetTicketQuery = async <TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTicketQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTicket} query
 */
export const invalidateGetTicket = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTicketQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Обращение
 */
export const useSetGetTicketQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getTicket>> | undefined | ((old: Awaited<ReturnType<typeof getTicket>> | undefined) => Awaited<ReturnType<typeof getTicket>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getTicket>>>({ exact: $exactMatch, queryKey: getGetTicketQueryKey(id) }, updater);
  };
}

/**
 * @summary Обращение
 */
export const useGetGetTicketQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getTicket>>>(getGetTicketQueryKey(id));
}


export const getGetTicketSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTicketQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTicket>>> = ({ signal }) => getTicket(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTicketSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTicket>>>
export type GetTicketSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetTicketSuspense<TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTicketSuspense<TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTicketSuspense<TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Обращение
 */

export function useGetTicketSuspense<TData = Awaited<ReturnType<typeof getTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTicketSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCancelTicketUrl = (id: string,) => {




  return `/api/v1/support/tickets/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Закрывает обращение; для WaitingList — перестать ждать товар. Можно, пока в `allowedActions` есть Cancel, иначе 409 NotAllowed. Повтор отвечает тем же.
 * @summary Отказаться от обращения
 */
export const cancelTicket = async (id: string, options?: Parameters<typeof http>[1]): Promise<Ticket> => {

  return http<Ticket>(getCancelTicketUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Ticket
  }
);}





export const getCancelTicketMutationKey = () => ['cancelTicket'] as const;

export const getCancelTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTicket>>, TError,CancelTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTicket>>, TError,CancelTicketMutationVariables, TContext> => {

const mutationKey = getCancelTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTicket>>, CancelTicketMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelTicket(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelTicketMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTicket>>>

    export type CancelTicketMutationError = ErrorType<ErrorPayload>
    export type CancelTicketMutationVariables = {id: string}

    /**
 * @summary Отказаться от обращения
 */
export const useCancelTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTicket>>, TError,CancelTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTicket>>,
        TError,
        CancelTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCancelTicketMutationOptions(options), queryClient);
    }
    export const getCreateTicketFeedbackUrl = (id: string,) => {




  return `/api/v1/support/tickets/${encodeURIComponent(String(id))}/feedback`
}

/**
 * Оценка закрытого обращения, одна. Не закрыто — 409 NotAllowed, уже оценено — 409 AlreadyExists. Чужое или неизвестное — 404.
 * @summary Оценить обращение
 */
export const createTicketFeedback = async (id: string,
    newTicketFeedback: NewTicketFeedback, options?: Parameters<typeof http>[1]): Promise<TicketFeedback> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TicketFeedback>(getCreateTicketFeedbackUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newTicketFeedback),
    schema: async () => (await schemas()).TicketFeedback
  }
);}





export const getCreateTicketFeedbackMutationKey = () => ['createTicketFeedback'] as const;

export const getCreateTicketFeedbackMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTicketFeedback>>, TError,CreateTicketFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTicketFeedback>>, TError,CreateTicketFeedbackMutationVariables, TContext> => {

const mutationKey = getCreateTicketFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTicketFeedback>>, CreateTicketFeedbackMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createTicketFeedback(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTicketFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof createTicketFeedback>>>
    export type CreateTicketFeedbackMutationBody = NewTicketFeedback
    export type CreateTicketFeedbackMutationError = ErrorType<ErrorPayload>
    export type CreateTicketFeedbackMutationVariables = {id: string;data: NewTicketFeedback}

    /**
 * @summary Оценить обращение
 */
export const useCreateTicketFeedback = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTicketFeedback>>, TError,CreateTicketFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTicketFeedback>>,
        TError,
        CreateTicketFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTicketFeedbackMutationOptions(options), queryClient);
    }
