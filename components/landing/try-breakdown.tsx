import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

/** One field and one button. */
export function TryBreakdown() {
  return (
    <form action="/decision" method="get" className="grid max-w-xl gap-2">
      <Label htmlFor="goal" className="text-base">
        What goal or decision do you need help with?
      </Label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Input
          id="goal"
          name="goal"
          required
          maxLength={2000}
          autoComplete="off"
          placeholder="Sort out my taxes"
          className="min-h-13 text-lg"
        />
        <Button type="submit" size="lg">
          Break It Down
        </Button>
      </div>
    </form>
  );
}
