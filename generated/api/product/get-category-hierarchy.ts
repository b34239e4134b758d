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
  CategoryHierarchy
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetCategoryHierarchyUrl = (id: string,) => {




  return `/api/v1/product/categories/${encodeURIComponent(String(id))}/hierarchy`
}

/**
 * Категории от корня до названной — для хлебных крошек.
 * @summary Путь к категории
 */
export const getCategoryHierarchy = async (id: string, options?: Parameters<typeof http>[1]): Promise<CategoryHierarchy> => {

  return http<CategoryHierarchy>(getGetCategoryHierarchyUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CategoryHierarchy
  }
);}





export const getGetCategoryHierarchyQueryKey = (id: string,) => {
    return [
    'api','v1','product','categories',id,'hierarchy'
    ] as const;
    }


export const getGetCategoryHierarchyQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryHierarchyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryHierarchy>>> = ({ signal }) => getCategoryHierarchy(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryHierarchyQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryHierarchy>>>
export type GetCategoryHierarchyQueryError = ErrorType<ErrorPayload>


export function useGetCategoryHierarchy<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryHierarchy>>,
          TError,
          Awaited<ReturnType<typeof getCategoryHierarchy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryHierarchy<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryHierarchy>>,
          TError,
          Awaited<ReturnType<typeof getCategoryHierarchy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryHierarchy<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Путь к категории
 */

export function useGetCategoryHierarchy<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryHierarchyQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Путь к категории
 */
export const prefetchGetCategoryHierarchyQuery = async <TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCategoryHierarchyQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCategoryHierarchy} query
 */
export const invalidateGetCategoryHierarchy = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCategoryHierarchyQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Путь к категории
 */
export const useSetGetCategoryHierarchyQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getCategoryHierarchy>> | undefined | ((old: Awaited<ReturnType<typeof getCategoryHierarchy>> | undefined) => Awaited<ReturnType<typeof getCategoryHierarchy>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCategoryHierarchy>>>({ exact: $exactMatch, queryKey: getGetCategoryHierarchyQueryKey(id) }, updater);
  };
}

/**
 * @summary Путь к категории
 */
export const useGetGetCategoryHierarchyQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCategoryHierarchy>>>(getGetCategoryHierarchyQueryKey(id));
}


export const getGetCategoryHierarchySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryHierarchyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryHierarchy>>> = ({ signal }) => getCategoryHierarchy(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCategoryHierarchySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryHierarchy>>>
export type GetCategoryHierarchySuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCategoryHierarchySuspense<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryHierarchySuspense<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryHierarchySuspense<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Путь к категории
 */

export function useGetCategoryHierarchySuspense<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryHierarchySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






