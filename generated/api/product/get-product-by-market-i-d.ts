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
  ProductIdentity
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetProductByMarketIDUrl = (id: string,) => {




  return `/api/v1/product/idByMarket/${encodeURIComponent(String(id))}`
}

/**
 * Находит товар по `marketID`, под которым его знают фид, рекомендации и аналитика. Неизвестное предложение — 404.
 * @summary Товар по идентификатору предложения
 */
export const getProductByMarketID = async (id: string, options?: Parameters<typeof http>[1]): Promise<ProductIdentity> => {

  return http<ProductIdentity>(getGetProductByMarketIDUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductIdentity
  }
);}





export const getGetProductByMarketIDQueryKey = (id: string,) => {
    return [
    'api','v1','product','idByMarket',id
    ] as const;
    }


export const getGetProductByMarketIDQueryOptions = <TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductByMarketIDQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductByMarketID>>> = ({ signal }) => getProductByMarketID(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductByMarketIDQueryResult = NonNullable<Awaited<ReturnType<typeof getProductByMarketID>>>
export type GetProductByMarketIDQueryError = ErrorType<ErrorPayload>


export function useGetProductByMarketID<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductByMarketID>>,
          TError,
          Awaited<ReturnType<typeof getProductByMarketID>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductByMarketID<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductByMarketID>>,
          TError,
          Awaited<ReturnType<typeof getProductByMarketID>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductByMarketID<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товар по идентификатору предложения
 */

export function useGetProductByMarketID<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductByMarketIDQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Товар по идентификатору предложения
 */
export const prefetchGetProductByMarketIDQuery = async <TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductByMarketIDQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProductByMarketID} query
 */
export const invalidateGetProductByMarketID = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductByMarketIDQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Товар по идентификатору предложения
 */
export const useSetGetProductByMarketIDQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getProductByMarketID>> | undefined | ((old: Awaited<ReturnType<typeof getProductByMarketID>> | undefined) => Awaited<ReturnType<typeof getProductByMarketID>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProductByMarketID>>>({ exact: $exactMatch, queryKey: getGetProductByMarketIDQueryKey(id) }, updater);
  };
}

/**
 * @summary Товар по идентификатору предложения
 */
export const useGetGetProductByMarketIDQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getProductByMarketID>>>(getGetProductByMarketIDQueryKey(id));
}


export const getGetProductByMarketIDSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductByMarketIDQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductByMarketID>>> = ({ signal }) => getProductByMarketID(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductByMarketIDSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProductByMarketID>>>
export type GetProductByMarketIDSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetProductByMarketIDSuspense<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductByMarketIDSuspense<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductByMarketIDSuspense<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товар по идентификатору предложения
 */

export function useGetProductByMarketIDSuspense<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductByMarketIDSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






