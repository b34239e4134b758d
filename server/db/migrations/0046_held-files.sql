DROP INDEX CONCURRENTLY IF EXISTS "product_feedback_photos_held";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_feedback_photos_held" ON "product_feedback_photos" USING btree ("id") WHERE "product_feedback_photos"."content" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "support_files_held";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_files_held" ON "support_files" USING btree ("message_id") WHERE "support_files"."content" is not null;