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
  Checkout,
  CheckoutPromoCodes,
  DeletedCheckout,
  DeliveryOptions
} from '../model';

const schemas = () => import('./checkout.schemas.ts');
import type {
  ChangeCheckoutComment,
  ChangeCheckoutDelivery,
  ChangeCheckoutDeliveryPoint,
  ChangeCheckoutPayment,
  ChangeCheckoutRecipient,
  CheckoutConflict,
  ConfirmCheckout,
  ErrorPayload
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

export const getGetCheckoutUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}`
}

/**
 * Состояние заказа от черновика до создания. Отвечает для любого заказа читателя; при `step` Details страницу заказа берут из `GET /order/{id}`. Чужой или удалённый — 404. Черновик (Draft) следует корзине: количества его товаров — те, что в ней сейчас, удалённое из неё не заказывают, а `version` растёт с каждым таким изменением. Не осталось ничего — RemovedFromCart у каждой строки.
 * @summary Оформление
 */
export const getCheckout = async (id: string, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

  return http<Checkout>(getGetCheckoutUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Checkout
  }
);}





export const getGetCheckoutQueryKey = (id: string,) => {
    return [
    'api','v1','checkout',id
    ] as const;
    }


export const getGetCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckoutQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckout>>> = ({ signal }) => getCheckout(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckout>>>
export type GetCheckoutQueryError = ErrorType<ErrorPayload>


export function useGetCheckout<TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckout>>,
          TError,
          Awaited<ReturnType<typeof getCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckout<TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckout>>,
          TError,
          Awaited<ReturnType<typeof getCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckout<TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Оформление
 */

export function useGetCheckout<TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckoutQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Оформление
 */
export const prefetchGetCheckoutQuery = async <TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCheckoutQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCheckout} query
 */
export const invalidateGetCheckout = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCheckoutQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Оформление
 */
export const useSetGetCheckoutQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getCheckout>> | undefined | ((old: Awaited<ReturnType<typeof getCheckout>> | undefined) => Awaited<ReturnType<typeof getCheckout>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCheckout>>>({ exact: $exactMatch, queryKey: getGetCheckoutQueryKey(id) }, updater);
  };
}

/**
 * @summary Оформление
 */
export const useGetGetCheckoutQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCheckout>>>(getGetCheckoutQueryKey(id));
}


export const getGetCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckoutQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckout>>> = ({ signal }) => getCheckout(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckout>>>
export type GetCheckoutSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCheckoutSuspense<TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutSuspense<TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutSuspense<TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Оформление
 */

export function useGetCheckoutSuspense<TData = Awaited<ReturnType<typeof getCheckout>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckoutSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCheckoutDeliveryUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/delivery`
}

/**
 * Способы с ценой, днями и пунктами выдачи для этого заказа и выбранного адреса; недоступные — с причиной.
 * @summary Способы получения
 */
export const getCheckoutDelivery = async (id: string, options?: Parameters<typeof http>[1]): Promise<DeliveryOptions> => {

  return http<DeliveryOptions>(getGetCheckoutDeliveryUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).DeliveryOptions
  }
);}





export const getGetCheckoutDeliveryQueryKey = (id: string,) => {
    return [
    'api','v1','checkout',id,'delivery'
    ] as const;
    }


export const getGetCheckoutDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckoutDeliveryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckoutDelivery>>> = ({ signal }) => getCheckoutDelivery(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCheckoutDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckoutDelivery>>>
export type GetCheckoutDeliveryQueryError = ErrorType<ErrorPayload>


export function useGetCheckoutDelivery<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckoutDelivery>>,
          TError,
          Awaited<ReturnType<typeof getCheckoutDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutDelivery<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckoutDelivery>>,
          TError,
          Awaited<ReturnType<typeof getCheckoutDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutDelivery<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Способы получения
 */

export function useGetCheckoutDelivery<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckoutDeliveryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Способы получения
 */
export const prefetchGetCheckoutDeliveryQuery = async <TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCheckoutDeliveryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCheckoutDelivery} query
 */
export const invalidateGetCheckoutDelivery = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCheckoutDeliveryQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Способы получения
 */
export const useSetGetCheckoutDeliveryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getCheckoutDelivery>> | undefined | ((old: Awaited<ReturnType<typeof getCheckoutDelivery>> | undefined) => Awaited<ReturnType<typeof getCheckoutDelivery>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCheckoutDelivery>>>({ exact: $exactMatch, queryKey: getGetCheckoutDeliveryQueryKey(id) }, updater);
  };
}

/**
 * @summary Способы получения
 */
export const useGetGetCheckoutDeliveryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCheckoutDelivery>>>(getGetCheckoutDeliveryQueryKey(id));
}


export const getGetCheckoutDeliverySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckoutDeliveryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckoutDelivery>>> = ({ signal }) => getCheckoutDelivery(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCheckoutDeliverySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckoutDelivery>>>
export type GetCheckoutDeliverySuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCheckoutDeliverySuspense<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutDeliverySuspense<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutDeliverySuspense<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Способы получения
 */

export function useGetCheckoutDeliverySuspense<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckoutDeliverySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeCheckoutDeliveryUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/delivery`
}

/**
 * Меняет способ, день и время. День или время не из предложенных — 422 DeliveryDateUnavailable, недоступный способ — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Выбрать способ получения
 */
export const changeCheckoutDelivery = async (id: string,
    changeCheckoutDeliveryBody: ChangeCheckoutDelivery, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutDeliveryUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutDeliveryBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutDeliveryMutationKey = () => ['changeCheckoutDelivery'] as const;

export const getChangeCheckoutDeliveryMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDelivery>>, TError,ChangeCheckoutDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDelivery>>, TError,ChangeCheckoutDeliveryMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutDelivery>>, ChangeCheckoutDeliveryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutDelivery(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutDelivery>>>
    export type ChangeCheckoutDeliveryMutationBody = ChangeCheckoutDelivery
    export type ChangeCheckoutDeliveryMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutDeliveryMutationVariables = {id: string;data: ChangeCheckoutDelivery}

    /**
 * @summary Выбрать способ получения
 */
export const useChangeCheckoutDelivery = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDelivery>>, TError,ChangeCheckoutDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutDelivery>>,
        TError,
        ChangeCheckoutDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutDeliveryMutationOptions(options), queryClient);
    }
    export const getChangeCheckoutDeliveryPointUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/deliveryPoint`
}

/**
 * Адрес у Courier, пункт у Pickup; не своё для способа — 422 DeliveryPointMismatch, не подходящий пункт — 422 DeliveryUnavailable. Меняет цену и ближайшую дату. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Выбрать адрес или пункт выдачи
 */
export const changeCheckoutDeliveryPoint = async (id: string,
    changeCheckoutDeliveryPointBody: ChangeCheckoutDeliveryPoint, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutDeliveryPointUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutDeliveryPointBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutDeliveryPointMutationKey = () => ['changeCheckoutDeliveryPoint'] as const;

export const getChangeCheckoutDeliveryPointMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>, TError,ChangeCheckoutDeliveryPointMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>, TError,ChangeCheckoutDeliveryPointMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutDeliveryPointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>, ChangeCheckoutDeliveryPointMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutDeliveryPoint(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutDeliveryPointMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>>
    export type ChangeCheckoutDeliveryPointMutationBody = ChangeCheckoutDeliveryPoint
    export type ChangeCheckoutDeliveryPointMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutDeliveryPointMutationVariables = {id: string;data: ChangeCheckoutDeliveryPoint}

    /**
 * @summary Выбрать адрес или пункт выдачи
 */
export const useChangeCheckoutDeliveryPoint = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>, TError,ChangeCheckoutDeliveryPointMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>,
        TError,
        ChangeCheckoutDeliveryPointMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutDeliveryPointMutationOptions(options), queryClient);
    }
    export const getChangeCheckoutRecipientUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/recipient`
}

/**
 * Один из получателей покупателя; чужой или неизвестный — 404. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Выбрать получателя
 */
export const changeCheckoutRecipient = async (id: string,
    changeCheckoutRecipientBody: ChangeCheckoutRecipient, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutRecipientUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutRecipientBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutRecipientMutationKey = () => ['changeCheckoutRecipient'] as const;

export const getChangeCheckoutRecipientMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutRecipient>>, TError,ChangeCheckoutRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutRecipient>>, TError,ChangeCheckoutRecipientMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutRecipient>>, ChangeCheckoutRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutRecipient>>>
    export type ChangeCheckoutRecipientMutationBody = ChangeCheckoutRecipient
    export type ChangeCheckoutRecipientMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutRecipientMutationVariables = {id: string;data: ChangeCheckoutRecipient}

    /**
 * @summary Выбрать получателя
 */
export const useChangeCheckoutRecipient = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutRecipient>>, TError,ChangeCheckoutRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutRecipient>>,
        TError,
        ChangeCheckoutRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutRecipientMutationOptions(options), queryClient);
    }
    export const getChangeCheckoutPaymentUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/payment`
}

/**
 * Недоступный способ — 422 PaymentUnavailable с причиной. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Выбрать оплату
 */
export const changeCheckoutPayment = async (id: string,
    changeCheckoutPaymentBody: ChangeCheckoutPayment, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutPaymentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutPaymentBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutPaymentMutationKey = () => ['changeCheckoutPayment'] as const;

export const getChangeCheckoutPaymentMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutPayment>>, TError,ChangeCheckoutPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutPayment>>, TError,ChangeCheckoutPaymentMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutPayment>>, ChangeCheckoutPaymentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutPayment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutPayment>>>
    export type ChangeCheckoutPaymentMutationBody = ChangeCheckoutPayment
    export type ChangeCheckoutPaymentMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutPaymentMutationVariables = {id: string;data: ChangeCheckoutPayment}

    /**
 * @summary Выбрать оплату
 */
export const useChangeCheckoutPayment = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutPayment>>, TError,ChangeCheckoutPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutPayment>>,
        TError,
        ChangeCheckoutPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutPaymentMutationOptions(options), queryClient);
    }
    export const getChangeCheckoutCommentUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/comment`
}

/**
 * Пожелания к заказу. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Написать комментарий
 */
export const changeCheckoutComment = async (id: string,
    changeCheckoutCommentBody: ChangeCheckoutComment, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutCommentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutCommentBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutCommentMutationKey = () => ['changeCheckoutComment'] as const;

export const getChangeCheckoutCommentMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutComment>>, TError,ChangeCheckoutCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutComment>>, TError,ChangeCheckoutCommentMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutComment>>, ChangeCheckoutCommentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutComment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutCommentMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutComment>>>
    export type ChangeCheckoutCommentMutationBody = ChangeCheckoutComment
    export type ChangeCheckoutCommentMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutCommentMutationVariables = {id: string;data: ChangeCheckoutComment}

    /**
 * @summary Написать комментарий
 */
export const useChangeCheckoutComment = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutComment>>, TError,ChangeCheckoutCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutComment>>,
        TError,
        ChangeCheckoutCommentMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutCommentMutationOptions(options), queryClient);
    }
    export const getConfirmCheckoutUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/confirm`
}

/**
 * Пересчитывает цены, резервирует товар, присваивает номер и отдаёт заказ на создание (WaitingForCreating); дальше опрашивают `GET /order/{id}/status`. Сумма не та, что видел покупатель, — 409 PriceChanged с новой. После CreatingError тот же вызов повторяет создание того же заказа. Повтор с тем же ключом заказ не удваивает.
 * @summary Подтвердить заказ
 */
export const confirmCheckout = async (id: string,
    confirmCheckoutBody: ConfirmCheckout, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getConfirmCheckoutUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmCheckoutBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getConfirmCheckoutMutationKey = () => ['confirmCheckout'] as const;

export const getConfirmCheckoutMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmCheckout>>, TError,ConfirmCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmCheckout>>, TError,ConfirmCheckoutMutationVariables, TContext> => {

const mutationKey = getConfirmCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmCheckout>>, ConfirmCheckoutMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  confirmCheckout(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof confirmCheckout>>>
    export type ConfirmCheckoutMutationBody = ConfirmCheckout
    export type ConfirmCheckoutMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ConfirmCheckoutMutationVariables = {id: string;data: ConfirmCheckout}

    /**
 * @summary Подтвердить заказ
 */
export const useConfirmCheckout = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmCheckout>>, TError,ConfirmCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmCheckout>>,
        TError,
        ConfirmCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmCheckoutMutationOptions(options), queryClient);
    }
    export const getCancelCheckoutUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Черновик закрывается, товары остаются в корзине. Заказ с CreatingError отменяется, товары возвращаются в корзину. Если отменять нельзя — 409 NotAllowed.
 * @summary Отменить оформление
 */
export const cancelCheckout = async (id: string, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

  return http<Checkout>(getCancelCheckoutUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Checkout
  }
);}





export const getCancelCheckoutMutationKey = () => ['cancelCheckout'] as const;

export const getCancelCheckoutMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext> => {

const mutationKey = getCancelCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCheckout>>, CancelCheckoutMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelCheckout(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCheckout>>>

    export type CancelCheckoutMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type CancelCheckoutMutationVariables = {id: string}

    /**
 * @summary Отменить оформление
 */
export const useCancelCheckout = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCheckout>>,
        TError,
        CancelCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCheckoutMutationOptions(options), queryClient);
    }
    export const getDeleteCheckoutUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/delete`
}

/**
 * Убирает черновик или заказ с CreatingError из списков читателя; после этого он отвечает 404.
 * @summary Удалить оформление
 */
export const deleteCheckout = async (id: string, options?: Parameters<typeof http>[1]): Promise<DeletedCheckout> => {

  return http<DeletedCheckout>(getDeleteCheckoutUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).DeletedCheckout
  }
);}





export const getDeleteCheckoutMutationKey = () => ['deleteCheckout'] as const;

export const getDeleteCheckoutMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCheckout>>, TError,DeleteCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCheckout>>, TError,DeleteCheckoutMutationVariables, TContext> => {

const mutationKey = getDeleteCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCheckout>>, DeleteCheckoutMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCheckout(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCheckout>>>

    export type DeleteCheckoutMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type DeleteCheckoutMutationVariables = {id: string}

    /**
 * @summary Удалить оформление
 */
export const useDeleteCheckout = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCheckout>>, TError,DeleteCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCheckout>>,
        TError,
        DeleteCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCheckoutMutationOptions(options), queryClient);
    }
    export const getListCheckoutPromoCodesUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/promoCodes`
}

/**
 * Применённые и подходящие промокоды — по товарам и на весь заказ. Применяют и снимают их через `addCartPromoCode` и `deleteCartPromoCode`.
 * @summary Промокоды оформления
 */
export const listCheckoutPromoCodes = async (id: string, options?: Parameters<typeof http>[1]): Promise<CheckoutPromoCodes> => {

  return http<CheckoutPromoCodes>(getListCheckoutPromoCodesUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CheckoutPromoCodes
  }
);}





export const getListCheckoutPromoCodesQueryKey = (id: string,) => {
    return [
    'api','v1','checkout',id,'promoCodes'
    ] as const;
    }


export const getListCheckoutPromoCodesQueryOptions = <TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCheckoutPromoCodesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckoutPromoCodes>>> = ({ signal }) => listCheckoutPromoCodes(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCheckoutPromoCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckoutPromoCodes>>>
export type ListCheckoutPromoCodesQueryError = ErrorType<ErrorPayload>


export function useListCheckoutPromoCodes<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCheckoutPromoCodes>>,
          TError,
          Awaited<ReturnType<typeof listCheckoutPromoCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckoutPromoCodes<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCheckoutPromoCodes>>,
          TError,
          Awaited<ReturnType<typeof listCheckoutPromoCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckoutPromoCodes<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Промокоды оформления
 */

export function useListCheckoutPromoCodes<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCheckoutPromoCodesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Промокоды оформления
 */
export const prefetchListCheckoutPromoCodesQuery = async <TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCheckoutPromoCodesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCheckoutPromoCodes} query
 */
export const invalidateListCheckoutPromoCodes = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCheckoutPromoCodesQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Промокоды оформления
 */
export const useSetListCheckoutPromoCodesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listCheckoutPromoCodes>> | undefined | ((old: Awaited<ReturnType<typeof listCheckoutPromoCodes>> | undefined) => Awaited<ReturnType<typeof listCheckoutPromoCodes>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCheckoutPromoCodes>>>({ exact: $exactMatch, queryKey: getListCheckoutPromoCodesQueryKey(id) }, updater);
  };
}

/**
 * @summary Промокоды оформления
 */
export const useGetListCheckoutPromoCodesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listCheckoutPromoCodes>>>(getListCheckoutPromoCodesQueryKey(id));
}


export const getListCheckoutPromoCodesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCheckoutPromoCodesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckoutPromoCodes>>> = ({ signal }) => listCheckoutPromoCodes(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCheckoutPromoCodesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckoutPromoCodes>>>
export type ListCheckoutPromoCodesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListCheckoutPromoCodesSuspense<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckoutPromoCodesSuspense<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckoutPromoCodesSuspense<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Промокоды оформления
 */

export function useListCheckoutPromoCodesSuspense<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCheckoutPromoCodesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






