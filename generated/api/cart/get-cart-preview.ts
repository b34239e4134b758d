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
  CartPreview
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetCartPreviewUrl = () => {




  return `/api/v1/cart/preview`
}

/**
 * Товары и количества для счётчика в шапке и степперов на карточках.
 * @summary Предпросмотр корзины
 */
export const getCartPreview = async ( options?: Parameters<typeof http>[1]): Promise<CartPreview> => {

  return http<CartPreview>(getGetCartPreviewUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CartPreview
  }
);}





export const getGetCartPreviewQueryKey = () => {
    return [
    'api','v1','cart','preview'
    ] as const;
    }


export const getGetCartPreviewQueryOptions = <TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCartPreviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCartPreview>>> = ({ signal }) => getCartPreview({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCartPreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getCartPreview>>>
export type GetCartPreviewQueryError = ErrorType<ErrorPayload>


export function useGetCartPreview<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCartPreview>>,
          TError,
          Awaited<ReturnType<typeof getCartPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartPreview<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCartPreview>>,
          TError,
          Awaited<ReturnType<typeof getCartPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartPreview<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Предпросмотр корзины
 */

export function useGetCartPreview<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCartPreviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Предпросмотр корзины
 */
export const prefetchGetCartPreviewQuery = async <TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCartPreviewQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCartPreview} query
 */
export const invalidateGetCartPreview = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCartPreviewQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Предпросмотр корзины
 */
export const useSetGetCartPreviewQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getCartPreview>> | undefined | ((old: Awaited<ReturnType<typeof getCartPreview>> | undefined) => Awaited<ReturnType<typeof getCartPreview>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCartPreview>>>({ exact: $exactMatch, queryKey: getGetCartPreviewQueryKey() }, updater);
  };
}

/**
 * @summary Предпросмотр корзины
 */
export const useGetGetCartPreviewQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCartPreview>>>(getGetCartPreviewQueryKey());
}


export const getGetCartPreviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCartPreviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCartPreview>>> = ({ signal }) => getCartPreview({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCartPreviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCartPreview>>>
export type GetCartPreviewSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCartPreviewSuspense<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartPreviewSuspense<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartPreviewSuspense<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Предпросмотр корзины
 */

export function useGetCartPreviewSuspense<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCartPreviewSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






