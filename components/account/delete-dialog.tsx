import type { ReactNode } from "react";
import { DeleteForm, type DeleteFormProps } from "@/components/account/delete-form";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogHeader,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { DELETION_LEAD } from "@/lib/privacy/constants";

type DeleteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  losses: ReactNode;
  fields: DeleteFormProps;
};

export function DeleteDialog({ open, onOpenChange, losses, fields }: DeleteDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent
        onOpenAutoFocus={(event) => {
          // What goes is read first; a field in focus would push it out of sight on phones.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>Delete your account?</AlertDialogTitle>
          <AlertDialogDescription>{DELETION_LEAD}</AlertDialogDescription>
        </AlertDialogHeader>
        {losses}
        <DeleteForm
          {...fields}
          cancel={
            <AlertDialogCancel aria-disabled={fields.busy}>Keep my account</AlertDialogCancel>
          }
        />
      </AlertDialogContent>
    </AlertDialog>
  );
}
