CREATE TABLE "stored_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"file_id" text,
	"photo_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "stored_objects_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "stored_objects_photo_id_unique" UNIQUE("photo_id")
);
--> statement-breakpoint
ALTER TABLE "product_feedback_photos" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "support_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_file_id_support_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."support_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_photo_id_product_feedback_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."product_feedback_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_objects_unowned" ON "stored_objects" USING btree ("created_at") WHERE "stored_objects"."file_id" is null and "stored_objects"."photo_id" is null;