import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  PurchaseList
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload,
  PurchasesFilter
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListPurchasesUrl = () => {




  return `/api/v1/profile/purchases/filter`
}

/**
 * Товары из полученных заказов читателя с нынешними ценой и наличием, чтобы купить снова.
 * @summary Купленное раньше
 */
export const listPurchases = async (purchasesFilter: PurchasesFilter, options?: Parameters<typeof http>[1]): Promise<PurchaseList> => {

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
return http<PurchaseList>(getListPurchasesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(purchasesFilter),
    schema: async () => (await schemas()).PurchaseList
  }
);}





export const getListPurchasesQueryKey = (purchasesFilter?: PurchasesFilter,) => {
    return [
    'POST', 'api','v1','profile','purchases','filter', purchasesFilter
    ] as const;
    }


export const getListPurchasesQueryOptions = <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesQueryKey(purchasesFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>> = ({ signal }) => listPurchases(purchasesFilter, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPurchasesQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesQueryError = ErrorType<ErrorPayload>


export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Купленное раньше
 */

export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesQueryOptions(purchasesFilter,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Купленное раньше
 */
export const prefetchListPurchasesQuery = async <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPurchasesQueryOptions(purchasesFilter,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPurchases} query
 */
export const invalidateListPurchases = async (
 queryClient: QueryClient, purchasesFilter: PurchasesFilter, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPurchasesQueryKey(purchasesFilter) }, options);

  return queryClient;
}

/**
 * @summary Купленное раньше
 */
export const useSetListPurchasesQueryData = () => {
  const queryClient = useQueryClient();
  return (purchasesFilter: PurchasesFilter | undefined,updater: Awaited<ReturnType<typeof listPurchases>> | undefined | ((old: Awaited<ReturnType<typeof listPurchases>> | undefined) => Awaited<ReturnType<typeof listPurchases>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPurchases>>>({ exact: $exactMatch, queryKey: getListPurchasesQueryKey(purchasesFilter) }, updater);
  };
}

/**
 * @summary Купленное раньше
 */
export const useGetListPurchasesQueryData = () => {
  const queryClient = useQueryClient();
  return (purchasesFilter: PurchasesFilter,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPurchases>>>(getListPurchasesQueryKey(purchasesFilter));
}


export const getListPurchasesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesQueryKey(purchasesFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>> = ({ signal }) => listPurchases(purchasesFilter, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPurchasesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Купленное раньше
 */

export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesSuspenseQueryOptions(purchasesFilter,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






