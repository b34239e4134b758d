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
  ProductsToReview
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListProductsToReviewUrl = () => {




  return `/api/v1/profile/feedback/products/toReview`
}

/**
 * Полученные товары, о которых читатель ещё не писал; их число — `feedbackCount` профиля.
 * @summary Товары, ждущие отзыва
 */
export const listProductsToReview = async ( options?: Parameters<typeof http>[1]): Promise<ProductsToReview> => {

  return http<ProductsToReview>(getListProductsToReviewUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductsToReview
  }
);}





export const getListProductsToReviewQueryKey = () => {
    return [
    'api','v1','profile','feedback','products','toReview'
    ] as const;
    }


export const getListProductsToReviewQueryOptions = <TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsToReviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductsToReview>>> = ({ signal }) => listProductsToReview({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsToReviewQueryResult = NonNullable<Awaited<ReturnType<typeof listProductsToReview>>>
export type ListProductsToReviewQueryError = ErrorType<ErrorPayload>


export function useListProductsToReview<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductsToReview>>,
          TError,
          Awaited<ReturnType<typeof listProductsToReview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsToReview<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductsToReview>>,
          TError,
          Awaited<ReturnType<typeof listProductsToReview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsToReview<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товары, ждущие отзыва
 */

export function useListProductsToReview<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsToReviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Товары, ждущие отзыва
 */
export const prefetchListProductsToReviewQuery = async <TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListProductsToReviewQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListProductsToReview} query
 */
export const invalidateListProductsToReview = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductsToReviewQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Товары, ждущие отзыва
 */
export const useSetListProductsToReviewQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listProductsToReview>> | undefined | ((old: Awaited<ReturnType<typeof listProductsToReview>> | undefined) => Awaited<ReturnType<typeof listProductsToReview>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listProductsToReview>>>({ exact: $exactMatch, queryKey: getListProductsToReviewQueryKey() }, updater);
  };
}

/**
 * @summary Товары, ждущие отзыва
 */
export const useGetListProductsToReviewQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listProductsToReview>>>(getListProductsToReviewQueryKey());
}


export const getListProductsToReviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsToReviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductsToReview>>> = ({ signal }) => listProductsToReview({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductsToReviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProductsToReview>>>
export type ListProductsToReviewSuspenseQueryError = ErrorType<ErrorPayload>


export function useListProductsToReviewSuspense<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsToReviewSuspense<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsToReviewSuspense<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товары, ждущие отзыва
 */

export function useListProductsToReviewSuspense<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsToReviewSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






