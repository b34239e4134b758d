import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
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
  SharedProducts
} from '../model';

const schemas = () => import('./share.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetSharedProductsUrl = (id: string,) => {




  return `/api/v1/share/products/${encodeURIComponent(String(id))}`
}

/**
 * Товары ссылки с ценами и остатками для читателя; вход не нужен. Ссылки нет или она отслужила — 404.
 * @summary Открыть то, чем поделились
 */
export const getSharedProducts = async (id: string, options?: Parameters<typeof http>[1]): Promise<SharedProducts> => {

  return http<SharedProducts>(getGetSharedProductsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).SharedProducts
  }
);}





export const getGetSharedProductsQueryKey = (id: string,) => {
    return [
    'api','v1','share','products',id
    ] as const;
    }


export const getGetSharedProductsQueryOptions = <TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharedProductsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedProducts>>> = ({ signal }) => getSharedProducts(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSharedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof getSharedProducts>>>
export type GetSharedProductsQueryError = ErrorType<ErrorPayload>


export function useGetSharedProducts<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedProducts>>,
          TError,
          Awaited<ReturnType<typeof getSharedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedProducts<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedProducts>>,
          TError,
          Awaited<ReturnType<typeof getSharedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedProducts<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Открыть то, чем поделились
 */

export function useGetSharedProducts<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSharedProductsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Открыть то, чем поделились
 */
export const prefetchGetSharedProductsQuery = async <TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSharedProductsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSharedProducts} query
 */
export const invalidateGetSharedProducts = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSharedProductsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Открыть то, чем поделились
 */
export const useSetGetSharedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getSharedProducts>> | undefined | ((old: Awaited<ReturnType<typeof getSharedProducts>> | undefined) => Awaited<ReturnType<typeof getSharedProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getSharedProducts>>>({ exact: $exactMatch, queryKey: getGetSharedProductsQueryKey(id) }, updater);
  };
}

/**
 * @summary Открыть то, чем поделились
 */
export const useGetGetSharedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getSharedProducts>>>(getGetSharedProductsQueryKey(id));
}


export const getGetSharedProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharedProductsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedProducts>>> = ({ signal }) => getSharedProducts(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSharedProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSharedProducts>>>
export type GetSharedProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetSharedProductsSuspense<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedProductsSuspense<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedProductsSuspense<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Открыть то, чем поделились
 */

export function useGetSharedProductsSuspense<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSharedProductsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






